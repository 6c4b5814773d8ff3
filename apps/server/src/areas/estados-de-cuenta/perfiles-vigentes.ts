import { message } from '@valija/contract/messages.ts'
import type { PerfilEntrada } from '@valija/contract/perfiles-de-estado.ts'
import {
  type Columna,
  normal,
  type Perfil,
  perfilesDeFabrica,
} from '@valija/documents/estados-de-cuenta/perfiles.ts'
import type { Conn } from '../../db/connection.ts'
import { refuse } from '../../refuse.ts'

/** Rows sent by call without saying their source: MXN, no account. */
export const fuentePorLlamada: Perfil = {
  clave: 'sincronizacion',
  nombre: message('fuentePorLlamada'),
  moneda: 'MXN',
  filaDatos: 0,
  columnas: [],
  cuentaEn: null,
  creaPagos: true,
}

/** Sources as they are read: the ten documented ones, those read by their headers, then those this installation added. */
export async function readPerfiles(db: Conn): Promise<Perfil[]> {
  const propios = await readPropios(db)
  return [...deFabricaBeside(propios), ...propios.map(({ clave, definicion }) => toPerfil(clave, definicion))]
}
/** A bank read by its headers gives way to a source of its name that a person defined. */
export const deFabricaBeside = (propios: readonly { nombre: string }[]): readonly Perfil[] =>
  perfilesDeFabrica.filter(
    ({ nombre, porEncabezados }) =>
      !porEncabezados || propios.every((propio) => normal(propio.nombre) !== normal(nombre)),
  )

export async function perfilDe(db: Conn, clave: string): Promise<Perfil> {
  const perfil = (await readPerfiles(db)).find((one) => one.clave === clave)
  if (!perfil) throw refuse('fuenteDesconocida')
  return perfil
}

export type NombreDeFuente = (clave: string) => string
/** Names of all sources, also of those no longer offered: their rows stay. */
export async function nombresDeFuente(db: Conn): Promise<NombreDeFuente> {
  const propios = await db.selectFrom('perfilesEstado').select(['clave', 'nombre']).execute()
  const names = new Map(
    [...perfilesDeFabrica, fuentePorLlamada, ...propios].map(({ clave, nombre }) => [clave, nombre]),
  )
  return (clave) => names.get(clave) ?? clave
}

export async function readPropios(db: Conn) {
  const rows = await db
    .selectFrom('perfilesEstado')
    .selectAll()
    .where('eliminadoEn', 'is', null)
    .orderBy('nombre')
    .execute()
  return rows.map((row) => ({ ...row, definicion: row.definicion as PerfilEntrada }))
}

export function toPerfil(clave: string, entrada: PerfilEntrada): Perfil {
  return {
    clave,
    nombre: entrada.nombre,
    moneda: entrada.moneda,
    filaDatos: entrada.primerRenglon - 1,
    columnas: entrada.columnas.map(({ columna }) => columna),
    encabezados: Object.fromEntries(
      entrada.columnas.map(({ columna, encabezado }) => [columna, encabezado]),
    ) as Partial<Record<Columna, string>>,
    cuentaEn: cellAt(entrada.celdaCuenta),
    creaPagos: entrada.moneda !== 'EUR',
    formatoFecha: entrada.formatoFecha,
    formatoNumero: entrada.formatoNumero,
    cuentaFija: entrada.cuenta,
  }
}

/** `B1` as zero-based row and column. */
function cellAt(celda: string): Perfil['cuentaEn'] {
  const match = /^([A-Z]{1,2})(\d{1,2})$/.exec(celda)
  if (!match) return null
  const column = Array.from(match[1] ?? '').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return [Number(match[2]) - 1, column - 1]
}
