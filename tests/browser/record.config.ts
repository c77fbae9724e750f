import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** `make tables`: the tables that tests start from, recorded anew. */
export default defineConfig(config, { testMatch: 'record.ts', timeout: 300_000 });
