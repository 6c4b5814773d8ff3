import type { CeldaDeLibro } from '@valija/documents/testing/write-estado.ts'
import { barras, type Caso, type Contexto, cuantas, escribir } from './caso.ts'
import { casosRechazados } from './casos-rechazados.ts'
import { formasDeFecha, formasDeNumero } from './celdas.ts'
import type { FuenteDeMuestra } from './fuentes.ts'
import { type Forma, filasDe, makeEstado, verdadDe } from './make-estado.ts'

const numero = formasDeNumero.numero

/** Where the amounts stand in a row of the source; the name of a total goes into the second cell. */
function filaDeTotal(
  { perfil }: FuenteDeMuestra,
  nombre: string,
  importes: Partial<Record<'cargos' | 'abonos' | 'saldo', number>>,
) {
  return perfil.columnas.map((columna, i): CeldaDeLibro => {
    if (i === 1) return nombre
    const importe =
      columna === 'cargos' || columna === 'abonos' || columna === 'saldo' ? importes[columna] : undefined
    return importe === undefined ? null : numero(importe)
  })
}

export function casosDeEstado(contexto: Contexto): Caso[] {
  const de = escribir(contexto)
  const bbva = de('bbvaMxn')
  const santander = de('santanderMxn', barras)
  const primera = santander.fuente.perfil.filaDatos + 1
  const { sumaCargos: cargos, sumaAbonos: abonos, saldoFinal: saldo } = santander.verdad

  const conForma = (nombre: string, clave: string, forma: Forma): Caso => {
    const { estado, verdad } = de(clave, forma)
    return { nombre: `${clave}-${nombre}`, fuente: clave, filas: filasDe(estado), verdad }
  }
  const conTotales = (nombre: string, deMas: number): Caso => ({
    nombre: `santanderMxn-${nombre}`,
    fuente: 'santanderMxn',
    filas: [
      ...filasDe(santander.estado),
      [],
      filaDeTotal(santander.fuente, 'TOTALES', { cargos, abonos: abonos + deMas }),
      filaDeTotal(santander.fuente, 'SALDO FINAL', { saldo }),
    ],
    verdad: { ...santander.verdad, descuadres: deMas === 0 ? [] : [primera + cuantas + 1] },
  })
  const encabezadosCombinados = (): Caso => {
    // The concept takes two columns, header and rows alike.
    const wide = filasDe(bbva.estado).map(([fecha = null, concepto = null, ...rest], i) =>
      i === 0 ? [fecha, concepto] : [fecha, concepto, null, ...rest],
    )
    const rows = wide.map((_row, i) => `B${i + 1}:C${i + 1}`)
    return {
      nombre: 'bbvaMxn-encabezados-combinados',
      fuente: 'bbvaMxn',
      filas: wide,
      combinadas: ['B1:D1', ...rows.slice(1)],
      verdad: bbva.verdad,
    }
  }
  const encabezadoRepetido = (): Caso => {
    const { arriba, encabezado, renglones } = santander.estado
    const half = cuantas / 2
    const sum = (columna: 'cargo' | 'abono', from: number, to: number) =>
      santander.movimientos.slice(from, to).reduce((total, row) => total + row[columna], 0)
    const subtotal = (from: number, to: number) =>
      filaDeTotal(santander.fuente, 'SUBTOTAL', {
        cargos: sum('cargo', from, to),
        abonos: sum('abono', from, to),
      })
    return {
      nombre: 'santanderMxn-encabezado-repetido',
      fuente: 'santanderMxn',
      filas: [
        ...arriba,
        encabezado,
        ...renglones.slice(0, half),
        subtotal(0, half),
        [],
        ...arriba,
        encabezado,
        ...renglones.slice(half),
        subtotal(half, cuantas),
      ],
      verdad: santander.verdad,
    }
  }
  const saldoQueSalta = (): Caso => {
    const kept = santander.movimientos.filter((_row, i) => i !== 9)
    const estado = makeEstado(santander.fuente, kept)
    const verdad = verdadDe(santander.fuente, kept, { saltosDeSaldo: [primera + 9] })
    return { nombre: 'santanderMxn-saldo-que-salta', fuente: 'santanderMxn', filas: filasDe(estado), verdad }
  }
  const renglonesIlegibles = (): Caso => ({
    nombre: 'santanderMxn-renglones-ilegibles',
    fuente: 'santanderMxn',
    filas: [
      ...filasDe(santander.estado),
      ['pendiente', 'DEPOSITO SALVO BUEN COBRO', '1', null, 500, saldo / 100],
      [formasDeFecha.barras(contexto.dia), 'DEPOSITO SALVO BUEN COBRO', '2', null, '1.500', null],
      [formasDeFecha.barras(contexto.dia), 'AJUSTE', '3', 25, 25, null],
    ],
    verdad: { ...santander.verdad, ilegibles: [0, 1, 2].map((n) => primera + cuantas + n) },
  })
  return [
    conForma('numeros-espanoles', 'sabadellMxn', { numeros: 'espana' }),
    conForma('numeros-de-eu', 'bbvaMxn', { numeros: 'eu' }),
    conForma('mes-primero', 'santanderMxn', { fechas: 'mesPrimero' }),
    conForma('fechas-de-texto', 'bbvaMxn', { fechas: 'barras' }),
    conForma('fechas-de-excel', 'sabadellMxn', { fechas: 'excel' }),
    encabezadosCombinados(),
    conTotales('con-totales', 0),
    conTotales('totales-que-no-cuadran', 100_000),
    encabezadoRepetido(),
    saldoQueSalta(),
    renglonesIlegibles(),
    ...casosRechazados(contexto.dia, de),
  ]
}
