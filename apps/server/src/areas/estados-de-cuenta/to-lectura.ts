import type { LecturaDeEstado, RenglonDeEstado } from '@valija/contract/estados-de-cuenta.ts'
import { message } from '@valija/contract/messages.ts'
import { centavos } from '@valija/contract/pesos.ts'
import type { Descuadre } from '@valija/documents/estados-de-cuenta/cuadre.ts'
import type { EstadoDeCuenta } from '@valija/documents/estados-de-cuenta/estado-leido.ts'
import type { Movimiento } from '@valija/documents/estados-de-cuenta/movimiento.ts'

/** Rows of a file as they are shown before anything is saved. */
const toRenglones = (movimientos: readonly Movimiento[], ya: ReadonlySet<number>): RenglonDeEstado[] =>
  movimientos.map(({ ordinal: _ordinal, ...row }) => ({
    ...row,
    cargos: centavos(row.cargos),
    abonos: centavos(row.abonos),
    saldo: row.saldo === null ? null : centavos(row.saldo),
    yaImportado: ya.has(row.renglon),
  }))

const avisosDeSignos = {
  sinCargos: 'signosSinCargos',
  alReves: 'signosAlReves',
  alRevesEnPalabras: 'signosAlRevesEnPalabras',
} as const
export const toAvisoDeFechas = ({ mesPrimero, hojas = [] }: EstadoDeCuenta) =>
  mesPrimero ? message('fechasMesPrimero', { n: mesPrimero.renglon, hojas, texto: mesPrimero.texto }) : null

/** Of its rows, as many as are shown; which of them are here already. */
export const toLectura = (
  estado: EstadoDeCuenta,
  mostrados: number,
  ya: ReadonlySet<number> = new Set(),
): LecturaDeEstado => ({
  cuenta: estado.cuenta,
  filas: estado.movimientos.length,
  desde: estado.desde,
  hasta: estado.hasta,
  sumaCargos: centavos(estado.sumaCargos),
  sumaAbonos: centavos(estado.sumaAbonos),
  saldoFinal: estado.saldoFinal === null ? null : centavos(estado.saldoFinal),
  hojas: estado.hojas ?? [],
  ilegibles: estado.ilegibles
    .slice(0, mostrados)
    .map(({ renglon, codigo, texto }) => ({ renglon, motivo: message(codigo), texto })),
  avisoDeSignos: estado.signosDudosos === null ? null : message(avisosDeSignos[estado.signosDudosos]),
  renglones: toRenglones(estado.movimientos.slice(0, mostrados), ya),
})

export const toDescuadres = (descuadres: readonly Descuadre[]) =>
  descuadres.map((one) => ({ ...one, dice: centavos(one.dice), suma: centavos(one.suma) }))
