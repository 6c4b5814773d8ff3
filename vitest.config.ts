import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const unit = ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/**/*.test.ts']
const withDatabase = ['apps/**/*.db.test.ts', 'packages/**/*.db.test.ts']

/**
 * Three projects: pure rules; calls through the real app on a real PostgreSQL; screens in a real browser. The files of a
 * worker share what it has loaded, and its browser; what they must not share (a database, a clock, a sandbox, a data
 * folder) each makes for itself. A file that puts something in another module's place (`vi.mock`) would not find it
 * unloaded: it hands the part over instead. One project after the other: a worker is kept while the next file is of its
 * project. Bounds of time are for a machine that does other work at the same time.
 */
const shared = { isolate: false, maxWorkers: 2, testTimeout: 240_000, hookTimeout: 240_000 }

/** Short files that take long: begun last, one worker would wait for them. */
const long =
  /(fotos-grandes|lectura-de-muestras|hostiles|a-la-vez|sonda|arranque|desarrollo|quietas)\.(db\.)?test/
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => Number(long.test(moduleId))
    return (await super.sort(files)).toSorted((a, b) => isLong(b) - isLong(a))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unidad',
          sequence: { groupOrder: 0 },
          include: unit,
          exclude: [...withDatabase, '**/node_modules/**'],
        },
      },
      {
        test: {
          ...shared,
          name: 'integracion',
          sequence: { groupOrder: 1 },
          include: withDatabase,
          globalSetup: ['scripts/test-database.ts'],
          // A machine under load may be late to tell.
          expect: { poll: { timeout: 20_000, interval: 50 } },
        },
      },
      {
        test: {
          ...shared,
          name: 'navegador',
          sequence: { groupOrder: 2 },
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          // What a screen says is asked until it says it.
          expect: { poll: { timeout: 60_000, interval: 100 } },
        },
      },
    ],
  },
})
