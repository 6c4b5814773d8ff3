import { useQuery } from '@tanstack/react-query'
import type { Borrador } from '@valija/contract/borradores.ts'
import { nombreDeFactura } from '@valija/domain/facturas/nombre-de-factura.ts'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { rememberLast } from '../../lib/remember-last.ts'
import type { Fila } from '../../ui/facturas/fila.ts'
import { reglasQuery } from './borrador-calls.ts'
import { filasLocales, judgeLeidas } from './filas-locales.ts'
import { intakeOf } from './intake.ts'
import { useLayoutAjeno } from './layout-ajeno.ts'
import type { usePapeles } from './papeles.ts'

const sinFilas: readonly Fila[] = []

export function useFilas(id: string, borrador: Borrador | undefined, papeles: ReturnType<typeof usePapeles>) {
  const intake = intakeOf(id)
  const local = useSyncExternalStore(intake.subscribe, intake.get)
  const { data: reglas } = useQuery(reglasQuery)
  const judge = useMemo(() => rememberLast(judgeLeidas), [])
  useEffect(() => void intake.resume(), [intake])
  const [, setDichas] = useState(0)
  const ajeno = useLayoutAjeno(id, borrador)
  const { filas, porOir } = useMemo(() => {
    const enServidor: Fila[] = (borrador?.facturas ?? []).map((f) => ({ ...f, clave: f.id, motivo: null }))
    const ids = new Set(enServidor.map((f) => f.id))
    const propias = local.filas.filter((f) => f.estado === 'espera' || (f.id !== null && !ids.has(f.id)))
    // One that was here, is no longer on the server and was uploaded: it was taken out.
    const vivas = propias.filter((f) => f.estado === 'espera' || borrador === undefined || !wasSeen(id, f.id))
    if (vivas.length === 0) return { filas: enServidor, porOir: 0 }
    const todas = [
      ...enServidor,
      ...filasLocales(vivas, enServidor, reglas, borrador?.proveedor ?? null, judge),
    ]
    return {
      filas: todas.sort((a, b) => a.orden - b.orden),
      porOir: vivas.filter((f) => f.estado !== 'espera').length,
    }
  }, [borrador, local.filas, reglas, id, judge])
  // Once they have been shown: what is taken out on the server is not taken for one that is still to come.
  useEffect(() => {
    for (const factura of borrador?.facturas ?? [])
      seen(id).set(factura.id, nombreDeFactura(factura.cabecera, factura.nombre))
  }, [id, borrador])
  // It was there, it is not any more, and nobody took it out here.
  const hay = new Set(borrador?.facturas.map((f) => f.id))
  const idas =
    borrador === undefined ? [] : [...seen(id)].filter(([cfdi]) => !hay.has(cfdi) && !takenHere.has(cfdi))
  const enEspera = local.filas.filter((f) => f.estado === 'espera').length
  const rechazados = [...local.filas.filter((f) => f.estado === 'error'), ...papeles.rechazados]
  return {
    filas: filas.length === 0 ? sinFilas : filas,
    intake,
    dismiss: (clave: string) => {
      intake.dismiss(clave)
      papeles.dismiss(clave)
    },
    /** Taken out in another window: id and name of each. */
    idas,
    leaveIdas: () => {
      for (const [cfdi] of idas) takenHere.add(cfdi)
      setDichas((n) => n + 1)
    },
    ...ajeno,
    sinRed: local.sinRed || papeles.sinRed,
    enEspera,
    /** Uploaded, and not yet in what the page has heard of the draft. */
    porOir,
    // What was not taken is on no way.
    subidos: local.filas.filter((f) => f.estado === 'listo').length,
    total: local.filas.length,
    rechazados,
    leidas: filas.filter((f) => f.situacion !== 'leyendo').length,
  }
}

const seenBy = new Map<string, Map<string, string>>()
/** Of a draft, what this page has shown of it: id and name. */
const seen = (borradorId: string): Map<string, string> => {
  const shown = seenBy.get(borradorId) ?? new Map<string, string>()
  seenBy.set(borradorId, shown)
  return shown
}
/** Ids of facturas that a hand took out in this page, or was told of. */
export const takenHere = new Set<string>()
const wasSeen = (borradorId: string, id: string | null) => id !== null && seen(borradorId).has(id)
