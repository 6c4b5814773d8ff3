import { arribaDe, writeLibro } from '@valija/documents/testing/write-estado.ts'
import { fuenteDeMuestra } from '../src/muestras/estados-de-cuenta/fuentes.ts'

type Opciones = {
  cuenta?: string
  filas?: number
  referencia?: string
  /** Rows that say the same, without balance. */
  iguales?: number
  ilegible?: boolean
  /** Without the extended reference. */
  seis?: boolean
}

/** A statement as BBVA writes it, oldest first: one credit a day from 1 October 2026, after a balance of 1,000. */
export function estadoDePrueba({
  cuenta = '0112345678',
  filas = 2,
  referencia = '0180000001',
  iguales = 0,
  ilegible = false,
  seis = false,
}: Opciones): Uint8Array {
  let saldo = 1_000
  const rows: (string | number | null)[][] = Array.from({ length: iguales > 0 ? 0 : filas }, (_, i) => {
    saldo += 100 + i
    const dia = new Date(Date.UTC(2026, 9, 1 + (i % 31))).toISOString().slice(8, 10).concat('/10/2026')
    return [dia, `SPEI RECIBIDO ${i}`, referencia, 'LOC LMP735', null, 100 + i, saldo]
  })
  for (let i = 0; i < iguales; i++)
    rows.push(['05/10/2026', 'DEPOSITO EN EFECTIVO', referencia, '', null, 50, null])
  if (ilegible) rows.push(['ayer', 'DEPOSITO', referencia, '', null, 10, null])
  const { perfil } = fuenteDeMuestra(seis ? 'sabadellMxn' : 'bbvaMxn')
  return writeLibro([
    ...arribaDe(perfil, cuenta),
    ...rows.map((row) => (seis ? row.filter((_, n) => n !== 3) : row)),
  ])
}
