import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** `make pictures`: the pictures of the README, taken from the running page. */
export default defineConfig(config, { testMatch: 'pictures.ts', timeout: 360_000 });
