import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { utils, write } from '@e965/xlsx'
import { columnasLayout } from '@valija/documents/layout/columnas.ts'
import { round, say } from './measure.ts'

const renglones = 5000
const rondas = 5
/** Each reader in as many processes, by turns: a cold one's only first reading is whatever else the machine did then. */
const procesos = 7

/** A filled layout of 5 000 rows, as Excel saves it. */
function makeLayout(bookType: 'xlsx' | 'biff8'): Buffer {
  const filas = Array.from({ length: renglones }, (_, i) => {
    const base = 1000 + (i % 900) + 0.37
    const iva = Math.round(base * 16) / 100
    return [
      20_000 + Math.floor(i / 3),
      `AT101${String(i).padStart(5, '0')}`,
      base,
      iva,
      35.5,
      0,
      base + iva + 35.5,
    ]
  })
  const libro = utils.book_new()
  utils.book_append_sheet(libro, utils.aoa_to_sheet([[...columnasLayout], ...filas]), 'Layout')
  return write(libro, { type: 'buffer', bookType, compression: true }) as Buffer
}

/** Each reader in a process of its own: its memory is its own. */
const measure = (quien: 'valija' | 'read-excel-file', file: string) =>
  JSON.parse(
    execFileSync(
      process.execPath,
      // As the product's readers are started.
      [
        '--expose-gc',
        '--max-semi-space-size=8',
        path.join(import.meta.dirname, 'layout-lector.ts'),
        quien,
        file,
        String(rondas),
      ],
      { encoding: 'utf8' },
    ),
  ) as { renglones: number; primeraMs: number; medianaMs: number; memoriaMb: number }

type Medida = ReturnType<typeof measure>
/** The quickest first reading, with the most memory that any of them took. */
const bestOf = (medidas: readonly Medida[]): Medida => ({
  ...(medidas.toSorted((a, b) => a.primeraMs - b.primeraMs)[0] as Medida),
  memoriaMb: Math.max(...medidas.map(({ memoriaMb }) => memoriaMb)),
})

/** Time and peak memory of reading 5 000 rows, beside read-excel-file. */
export async function run(): Promise<void> {
  const dir = mkdtempSync(path.join(tmpdir(), 'valija-bench-'))
  try {
    const xlsx = path.join(dir, 'layout.xlsx')
    const xls = path.join(dir, 'layout.xls')
    writeFileSync(xlsx, makeLayout('xlsx'))
    writeFileSync(xls, makeLayout('biff8'))
    const pares = Array.from({ length: procesos }, () => ({
      propio: measure('valija', xlsx),
      ajeno: measure('read-excel-file', xlsx),
    }))
    const propio = bestOf(pares.map((par) => par.propio))
    const ajeno = bestOf(pares.map((par) => par.ajeno))
    const deXls = measure('valija', xls)
    say({ medida: 'layout.xlsx', lector: 'valija', ...propio })
    say({ medida: 'layout.xlsx', lector: 'read-excel-file', ...ajeno })
    say({ medida: 'layout.xls', lector: 'valija', ...deXls })
    say({
      medida: 'layout.xlsx en frío ÷ read-excel-file',
      razon: round(propio.primeraMs / ajeno.primeraMs),
      maximo: 1,
    })
    say({ medida: 'layout.xlsx, memoria (MB)', valor: propio.memoriaMb, maximo: 100 })
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
