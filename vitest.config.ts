import { defineConfig } from 'vitest/config'

const unit = ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/**/*.test.ts']
const withDatabase = ['apps/**/*.db.test.ts', 'packages/**/*.db.test.ts']

/** Three projects: pure rules; calls through the real app on a real PostgreSQL; screens in a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unidad',
          include: unit,
          exclude: [...withDatabase, '**/node_modules/**'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'integracion',
          include: withDatabase,
          globalSetup: ['scripts/test-database.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'navegador',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          // What a screen says is asked until it says it: a machine that does other work at the same time is slow.
          expect: { poll: { timeout: 60_000, interval: 100 } },
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
    ],
  },
})
