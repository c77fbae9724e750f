import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** `make measure`: what the page costs a browser, one thing at a time. */
export default defineConfig(config, { testMatch: 'measure.ts', workers: 1 });
