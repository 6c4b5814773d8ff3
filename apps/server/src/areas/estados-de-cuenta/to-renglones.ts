import type { RenglonDeEstado } from '@valija/contract/estados-de-cuenta.ts'
import { message } from '@valija/contract/messages.ts'
import { centavos } from '@valija/contract/pesos.ts'
import type { Descuadre } from '@valija/documents/estados-de-cuenta/cuadre.ts'
import type { EstadoDeCuenta } from '@valija/documents/estados-de-cuenta/estado-leido.ts'
import type { Ilegible, Movimiento } from '@valija/documents/estados-de-cuenta/movimiento.ts'

/** Rows of a file as they are shown before anything is saved. */
export const toRenglones = (movimientos: readonly Movimiento[], ya: ReadonlySet<number>): RenglonDeEstado[] =>
  movimientos.map(({ ordinal: _ordinal, ...row }) => ({
    ...row,
    cargos: centavos(row.cargos),
    abonos: centavos(row.abonos),
    saldo: row.saldo === null ? null : centavos(row.saldo),
    yaImportado: ya.has(row.renglon),
  }))

export const toIlegibles = (ilegibles: readonly Ilegible[]) =>
  ilegibles.map(({ renglon, codigo, texto }) => ({ renglon, motivo: message(codigo), texto }))

const avisosDeSignos = {
  sinCargos: 'signosSinCargos',
  alReves: 'signosAlReves',
  alRevesEnPalabras: 'signosAlRevesEnPalabras',
} as const
export const toAvisoDeSignos = ({ signosDudosos }: Pick<EstadoDeCuenta, 'signosDudosos'>) =>
  signosDudosos === null ? null : message(avisosDeSignos[signosDudosos])

export const toAvisoDeFechas = ({ mesPrimero, hojas = [] }: EstadoDeCuenta) =>
  mesPrimero ? message('fechasMesPrimero', { n: mesPrimero.renglon, hojas, texto: mesPrimero.texto }) : null

export const toDescuadres = (descuadres: readonly Descuadre[]) =>
  descuadres.map((one) => ({ ...one, dice: centavos(one.dice), suma: centavos(one.suma) }))
