import type { Aviso } from '@valija/contract/borradores.ts'
import { enSumas } from '@valija/contract/en-pesos.ts'
import { continua } from '@valija/contract/facturas.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { avisosDe } from '@valija/contract/redaccion/avisos-de-facturas.ts'
import type { Politica } from '@valija/domain/politica/politica.ts'
import type { Fila } from '../../ui/facturas/fila.ts'
import { exceptionsFirst, type Grupo, isInGrupo, type Metodo } from '../../ui/facturas/group-filas.ts'

/** `ids`: those a notice is about; null where none is open. */
export type Filtro = { grupo: Grupo; metodo: Metodo | null; ids: readonly string[] | null }

/** What is shown of the files of a draft, and what becomes of them. */
export function dictamenDe(filas: readonly Fila[], { grupo, metodo, ids }: Filtro) {
  const todas = exceptionsFirst(filas)
  const siguen = todas.filter(({ situacion }) => situacion !== 'leyendo' && continua(situacion))
  return {
    todas,
    mostradas: todas.filter(
      (fila) =>
        isInGrupo(fila, grupo) &&
        (metodo === null || fila.cabecera?.metodoPago === metodo) &&
        (ids === null || ids.includes(fila.id ?? fila.clave)),
    ),
    siguen,
    fuera: todas.length - siguen.length,
    sinVerificar: siguen.filter(({ situacion }) => situacion === 'sinVerificar').length,
    total: enSumas(siguen.flatMap(({ cabecera }) => cabecera ?? [])),
  }
}
export type Dictamen = ReturnType<typeof dictamenDe>

/** Before the server has the draft, the same notices over what this browser judged. */
export const localAvisos = (filas: readonly Fila[], politica: Politica): Aviso[] =>
  avisosDe(
    exceptionsFirst(filas).flatMap((fila) =>
      fila.situacion === 'leyendo' ? [] : [{ ...fila, id: fila.id ?? fila.clave, situacion: fila.situacion }],
    ),
    politica,
    false,
  )

type Hechos = {
  hayBorrador: boolean
  validadas: boolean
  /** Everything that the lote is made of is there. */
  reunido: boolean
  sinHotel: boolean
  /** Facturas that go on. */
  siguen: number
  /** Those the SAT is still asked about, and files not yet sent or not yet heard of. */
  pendientes: number
  enEspera: number
}
/** What the step's button does next, and why it waits. */
export function nextOf({ hayBorrador, validadas, reunido, sinHotel, siguen, pendientes, enEspera }: Hechos) {
  const falta = enEspera > 0 ? t.subiendoAun : sinHotel ? t.faltaHotel : undefined
  const espera = pendientes > 0 ? t.validando({ n: pendientes }) : falta
  if (reunido) return { que: 'cargar', why: espera } as const
  if (!validadas)
    return { que: 'validar', why: falta ?? (hayBorrador ? undefined : t.ningunaContinua) } as const
  return { que: 'continuar', why: espera ?? (siguen === 0 ? t.ningunaContinua : undefined) } as const
}
