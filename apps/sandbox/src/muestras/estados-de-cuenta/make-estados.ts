import { type FormatoDeLibro, writeLibro } from '@valija/documents/testing/write-estado.ts'
import type { Caso, Contexto } from './caso.ts'
import { casosDeEstado } from './casos.ts'
import { fuenteDeMuestra, fuentesDeMuestra } from './fuentes.ts'
import { filasDe, makeEstado, type VerdadDeEstado, verdadDe } from './make-estado.ts'
import { makeMovimientos } from './movimientos.ts'

/** A file, the source it is to be dropped under, and what it holds or why it is refused. */
export type EstadoDeMuestra = {
  nombre: string
  fuente: string
  bytes: Uint8Array
  verdad: VerdadDeEstado | null
  rechazo: string | null
}

const porFuente = 40
const formatos: readonly FormatoDeLibro[] = ['xlsx', 'xls']

function archivo(caso: Caso, formato: FormatoDeLibro): EstadoDeMuestra {
  const { nombre, fuente, filas, combinadas = [] } = caso
  return {
    nombre: formato === 'xml' ? `${nombre}-del-portal.xls` : `${nombre}.${formato}`,
    fuente,
    bytes: writeLibro(filas, { formato, combinadas }),
    verdad: 'verdad' in caso ? caso.verdad : null,
    rechazo: 'rechazo' in caso ? caso.rechazo : null,
  }
}

/** One statement of a source with so many rows, as the source gives it. */
export function estadoDe(
  clave: string,
  { filas, ...contexto }: Contexto & { filas: number },
): Caso & { verdad: VerdadDeEstado } {
  const fuente = fuenteDeMuestra(clave)
  const movimientos = makeMovimientos(fuente, { ...contexto, filas })
  return {
    nombre: clave,
    fuente: clave,
    filas: filasDe(makeEstado(fuente, movimientos)),
    verdad: verdadDe(fuente, movimientos),
  }
}

/** The one that is measured: BBVA's, .xlsx. */
export const estadoGrande = (contexto: Contexto, filas: number): EstadoDeMuestra =>
  archivo({ ...estadoDe('bbvaMxn', { ...contexto, filas }), nombre: `bbvaMxn-${filas}` }, 'xlsx')

/** The ten sources and every case, each as .xlsx and as .xls. */
export function* makeEstados(contexto: Contexto): Generator<EstadoDeMuestra> {
  for (const { perfil } of fuentesDeMuestra) {
    const caso = estadoDe(perfil.clave, { ...contexto, filas: porFuente })
    // BBVA's own .xls is XML within.
    for (const formato of perfil.clave.startsWith('bbva') ? [...formatos, 'xml' as const] : formatos)
      yield archivo(caso, formato)
  }
  for (const caso of casosDeEstado(contexto)) for (const formato of formatos) yield archivo(caso, formato)
}
