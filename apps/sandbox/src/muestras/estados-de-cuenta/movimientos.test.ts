import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { expect, test } from 'vitest'
import { makeMundo } from '../../mundo/mundo.ts'
import { makeReservasCliente } from '../../reservas/reserva-cliente.ts'
import { casosDeEstado } from './casos.ts'
import { fuentesDeMuestra } from './fuentes.ts'
import { makeMovimientos } from './movimientos.ts'

const contexto = { dia: '2026-10-10' as Dia, mundo: makeMundo() }
const reservas = makeReservasCliente(contexto.mundo)

test.each(fuentesDeMuestra.map((fuente) => [fuente.perfil.nombre, fuente] as const))(
  'the rows of %s: a month in order, each balance after the one before, credits of bookings in its currency, and charges',
  (_nombre, fuente) => {
    const rows = makeMovimientos(fuente, { ...contexto, filas: 90 })
    expect(rows.map(({ dia }) => dia)).toEqual(rows.map(({ dia }) => dia).sort())
    expect([rows[0]?.dia, rows[89]?.dia]).toEqual(['2026-09-13', '2026-10-10'])
    for (const [i, row] of rows.entries()) {
      expect(row.saldo).toBe((rows[i - 1]?.saldo ?? 50_000_000) + row.abono - row.cargo)
      expect(Math.min(row.abono, row.cargo)).toBe(0)
      expect(Math.max(row.abono, row.cargo)).toBeGreaterThan(0)
      expect(row.saldo).toBeGreaterThan(0)
      if (!fuente.perfil.columnas.includes('referenciaAmpliada')) expect(row.ampliada).toBe('')
    }
    const named = rows.flatMap(({ concepto, ampliada, abono }) => {
      const code = / (?:\d{7}RESERVA|PAGO|LOC) ([A-Z]{3}\d{3}X?|C(?=[A-Z]*\d)[0-9A-Z]{5}|VIAJE001)\b/.exec(
        ` ${concepto} ${ampliada}`,
      )?.[1]
      return code === undefined ? [] : [{ reserva: reservas.get(code), abono }]
    })
    expect(named.length).toBeGreaterThan(20)
    for (const { reserva, abono } of named) {
      expect(reserva?.moneda).toBe(fuente.perfil.moneda === 'MXN' ? 'MXN' : 'USD')
      expect([1, 2, 4]).toContain(Math.round((reserva?.total ?? 0) / abono))
    }
    expect(rows.some(({ cargo }) => cargo > 0)).toBe(true)
  },
)

test('the same seed gives the same cells, another seed others', () => {
  const cells = (semilla: string) => casosDeEstado({ ...contexto, semilla })
  expect(cells('a')).toEqual(cells('a'))
  expect(cells('a')).not.toEqual(cells('b'))
})
