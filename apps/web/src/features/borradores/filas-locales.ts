import type { ProveedorDirectorio } from '@valija/contract/borradores.ts'
import type { CabeceraCfdi } from '@valija/contract/facturas.ts'
import { foldHallazgos } from '@valija/contract/redaccion/hallazgos.ts'
import { judgeBorrador } from '@valija/domain/facturas/judge-borrador.ts'
import type { Contexto } from '@valija/domain/facturas/reglas/regla.ts'
import type { Fila } from '../../ui/facturas/fila.ts'
import type { LecturaLocal } from './cfdi.worker.ts'
import { intakeOf } from './intake.ts'

type Local = ReturnType<ReturnType<typeof intakeOf>['get']>['filas'][number]
type Dictada = Pick<Fila, 'situacion' | 'hallazgos'>

/** The same rules as the server's, over what was read here; SAT and the register are the server's to ask. */
export function judgeLeidas(
  reglas: Contexto | undefined,
  rfcProveedor: string | null,
  antes: readonly (CabeceraCfdi | null)[],
  leidas: readonly LecturaLocal[],
): Dictada[] {
  if (reglas === undefined) return []
  return judgeBorrador(
    [
      ...antes.map((cabecera) => ({ cabecera, motor: [], sat: null })),
      ...leidas.map(({ cabecera, motor }) => ({ cabecera, motor, sat: null })),
    ],
    {
      hoy: reglas.hoy,
      politica: reglas.politica,
      rfcProveedor,
      registrados: new Set(),
    },
  )
    .slice(antes.length)
    .map(({ situacion, hallazgos }) => ({ situacion, hallazgos: foldHallazgos(hallazgos, 'emisor') }))
}

/** While files are on their way only their state changes: what was read of them is not judged again. */
export function filasLocales(
  locales: readonly Local[],
  enServidor: readonly Fila[],
  reglas: Contexto | undefined,
  proveedor: ProveedorDirectorio | null,
  judge: typeof judgeLeidas,
): Fila[] {
  const leidas = locales.flatMap(({ clave, lectura }) => (lectura === null ? [] : [{ clave, lectura }]))
  const dictadas = judge(
    reglas,
    proveedor?.rfc ?? null,
    enServidor.map(({ cabecera }) => cabecera),
    leidas.map(({ lectura }) => lectura),
  )
  const dictadaDe = new Map(leidas.map(({ clave }, i) => [clave, dictadas[i]]))
  return locales.map((f) => ({
    clave: f.clave,
    id: f.id,
    nombre: f.nombre,
    orden: f.orden,
    cabecera: f.lectura?.cabecera ?? null,
    situacion: dictadaDe.get(f.clave)?.situacion ?? 'leyendo',
    hallazgos: dictadaDe.get(f.clave)?.hallazgos ?? [],
    sat: null,
    motivo: f.motivo,
  }))
}
