import type { ComprobanteSubido } from '@valija/contract/comprobantes-de-pago.ts'
import type { AnalisisComprobante } from '@valija/contract/comprobantes-leidos.ts'
import { lecturaPantalla as l } from '@valija/contract/messages/lectura-pantalla.ts'
import { pagos } from '@valija/contract/messages/pagos.ts'
import { centavosToPesos } from '@valija/contract/pesos.ts'
import { useEffect, useRef, useState } from 'react'
import { asApiError } from '../../lib/api-error.ts'
import { pagosApi } from '../../lib/llamadas/pagos.ts'
import { pagosDocumentadosApi } from '../../lib/llamadas/pagos-documentados.ts'
import { useTurn } from '../../lib/use-turn.ts'

/** Why a proof gave nothing, and whether reading it again may help. */
export type AvisoDeLectura = {
  tono: 'info' | 'atencion'
  titulo?: string
  texto: string
  deNuevo: boolean
  /** Offers to go on by hand: not to who just asked for it. */
  aMano: boolean
  /** The proof says that it is no payment: somebody must answer before it is registered as one. */
  porContestar?: boolean
  /** What was read of such a proof, for who knows that it was paid. */
  leido?: AnalisisComprobante
}
/** Proof flow: none, uploading, being read, there, or left out on purpose. */
export type ProofState =
  | { paso: 'ninguno' }
  | { paso: 'subiendo'; parte: number }
  | { paso: 'analizando'; comprobante: ComprobanteSubido }
  | { paso: 'listo'; comprobante: ComprobanteSubido; aviso?: AvisoDeLectura | undefined }
  | { paso: 'sin' }
  | { paso: 'fallo'; error: unknown }

/** Longer than any reading takes; after it the person goes on by hand. */
const limiteDeLectura = 60_000

/** The notice of a reading that gave nothing (Payments §8), or undefined when it did. */
const avisoDe = (analisis: AnalisisComprobante): AvisoDeLectura | undefined => {
  if (!analisis.isValid)
    return {
      tono: 'atencion',
      titulo: pagos.comprobanteInvalido,
      texto: analisis.errorMessage ?? l.omitida,
      deNuevo: false,
      aMano: true,
      porContestar: true,
      ...(Object.keys(analisis.campos).length > 0 ? { leido: analisis } : {}),
    }
  return Object.values(analisis.campos).some((campo) => campo.valor.trim() !== '')
    ? undefined
    : { tono: 'info', texto: l.sinDatos, deNuevo: false, aMano: true }
}
const avisoDeFalla = (error: unknown, tardo: boolean): AvisoDeLectura => {
  const titulo = pagos.comprobanteNoAnalizado
  if (tardo) return { tono: 'atencion', titulo, texto: l.agotada, deNuevo: true, aMano: true }
  return { tono: 'atencion', titulo, texto: asApiError(error).mensaje, deNuevo: true, aMano: true }
}

/** Uploads a proof and, where this installation can, has it read. What cannot be read is filled in by hand. */
export function useProof(
  reads: boolean,
  saldo: number | null,
  onRead: (analisis: AnalisisComprobante) => void,
) {
  const [state, setState] = useState<ProofState>({ paso: 'ninguno' })
  // Each file and each change of mind ends what came before: a late answer finds nobody waiting for it.
  const { begin } = useTurn()
  // The answer meets the form as it is by then, not as it was when the file was chosen.
  const latest = useRef(onRead)
  useEffect(() => {
    latest.current = onRead
  })

  const read = async (comprobante: ComprobanteSubido, mine: AbortSignal) => {
    if (!reads) return setState({ paso: 'listo', comprobante })
    setState({ paso: 'analizando', comprobante })
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), limiteDeLectura)
    let aviso: AvisoDeLectura | undefined
    try {
      const analisis = await pagosDocumentadosApi.analizarComprobante({
        slow: true,
        query: {
          urlImage: comprobante.urlComprobante,
          saldo: saldo !== null && saldo > 0 ? centavosToPesos(saldo) : undefined,
        },
        signal: AbortSignal.any([mine, limit.signal]),
      })
      if (mine.aborted) return
      aviso = avisoDe(analisis)
      if (!aviso) latest.current(analisis)
    } catch (error) {
      if (mine.aborted) return
      aviso = avisoDeFalla(error, limit.signal.aborted)
    } finally {
      clearTimeout(timer)
    }
    setState({ paso: 'listo', comprobante, aviso })
  }
  const send = async (file: File) => {
    const mine = begin()
    const show = (next: ProofState) => {
      if (!mine.aborted) setState(next)
    }
    show({ paso: 'subiendo', parte: 0 })
    const body = new FormData()
    body.append('archivo', file)
    try {
      const comprobante = await pagosApi.subirComprobante({
        form: body,
        signal: mine,
        onProgress: (parte) => show({ paso: 'subiendo', parte }),
      })
      if (!mine.aborted) await read(comprobante, mine)
    } catch (error) {
      show({ paso: 'fallo', error })
    }
  }
  return {
    state,
    send: (file: File) => void send(file),
    readAgain: (comprobante: ComprobanteSubido) => void read(comprobante, begin()),
    /** The person does not wait: the proof stays, and the form is theirs. */
    skip: (comprobante: ComprobanteSubido) => {
      begin()
      setState({
        paso: 'listo',
        comprobante,
        aviso: { tono: 'info', texto: l.omitida, deNuevo: true, aMano: false },
      })
    },
    set: (next: ProofState) => {
      begin()
      setState(next)
    },
  }
}
