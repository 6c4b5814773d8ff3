import { message } from '@valija/contract/messages.ts'
import { comprobanteSubido } from '@valija/contract/comprobantes-de-pago.ts'
import { type AnalisisComprobante, analisisComprobante } from '@valija/contract/comprobantes-leidos.ts'
import { useRef, useState } from 'react'
import { request } from '../../lib/api.ts'
import { upload } from '../../lib/upload.ts'
import type { ProofState } from './proof-panel.tsx'

/** Uploads a proof and, where this installation can, has it read. What cannot be read is filled in by hand. */
export function useProof(reads: boolean, onRead: (analisis: AnalisisComprobante) => void) {
  const [state, setState] = useState<ProofState>({ paso: 'ninguno' })
  const turn = useRef(0)
  const send = async (file: File) => {
    turn.current += 1
    const mine = turn.current
    // A file chosen later, or the manual way, makes what still comes of this one void.
    const show = (next: ProofState) => {
      if (mine === turn.current) setState(next)
    }
    show({ paso: 'subiendo', parte: 0 })
    const body = new FormData()
    body.append('archivo', file)
    try {
      const comprobante = await upload('/api/pagos/comprobantes', body, {
        schema: comprobanteSubido,
        onProgress: (parte) => show({ paso: 'subiendo', parte }),
      })
      if (!reads) return show({ paso: 'listo', comprobante })
      show({ paso: 'analizando', comprobante })
      const analisis = await request('GET', '/api/Pagos/AnalizarComprobante', {
        query: { urlImage: comprobante.urlComprobante },
        schema: analisisComprobante,
      }).catch(() => null)
      if (mine !== turn.current) return
      if (analisis?.isValid === true) onRead(analisis)
      const aviso =
        analisis === null
          ? message('comprobanteNoAnalizado')
          : analisis.isValid
            ? undefined
            : [message('comprobanteInvalido'), analisis.errorMessage ?? ''].filter(Boolean).join('. ')
      show({ paso: 'listo', comprobante, aviso })
    } catch (error) {
      show({ paso: 'fallo', error })
    }
  }
  return {
    state,
    send: (file: File) => void send(file),
    set: (next: ProofState) => {
      turn.current += 1
      setState(next)
    },
  }
}
