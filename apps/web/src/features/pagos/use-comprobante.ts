import type { AnalisisComprobante } from '@valija/contract/comprobantes-leidos.ts'
import { readLectura } from '@valija/domain/pagos/lectura-comprobante.ts'
import { useSesion } from '../../lib/sesion.ts'
import { metodoLeido, monedaDe } from './pago-draft.ts'
import { usePreguntas } from './preguntas.tsx'
import type { Soltado } from './proof-first.tsx'
import { useFocusedField } from './use-focused-field.ts'
import type { FormaDelPago } from './use-forma-de-pago.ts'
import { useLectura } from './use-lectura.ts'
import { useMirada } from './use-mirada.ts'
import { useProof } from './use-proof.ts'
import { useSoltado } from './use-soltado.ts'

export type ComprobanteOptions = {
  leeComprobantes: boolean
  /** What the booking still lacks, in centavos of its currency; null when nobody can say. */
  saldo: number | null
  /** Dropped before the booking was known. */
  soltado: Soltado | null
  onTaken: () => void
}
/** The proof of a payment: what it says goes into the form, what it leaves open is asked. */
export function useComprobante(
  { form, initial, metodos, metodo, askIn }: FormaDelPago,
  { leeComprobantes, saldo, soltado, onTaken }: ComprobanteOptions,
) {
  const { diaDeNegocio: hoy } = useSesion()
  const { preguntas, ask, answer, forget } = usePreguntas(metodo)
  const lectura = useLectura(form, initial)
  const mirada = useMirada()
  const takeIn = ({ campos, preguntas: suyas, destino }: AnalisisComprobante) => {
    ask({ preguntas: suyas, destino: destino ?? null })
    const leida = readLectura(campos, hoy)
    const only = metodo ? null : metodoLeido(leida, destino, metodos)
    if (only) {
      form.setValue('metodoPagoID', String(only.metodoPagoID))
      askIn(only)
    }
    lectura.apply(leida, monedaDe(only ?? metodo))
  }
  const proof = useProof(leeComprobantes, saldo, takeIn)
  const { state } = proof
  // What it says chooses among the methods: they come first.
  useSoltado(soltado, proof, { ready: metodos.length > 0, onTaken })
  useFocusedField((campo) => {
    const leido = lectura.leidos[campo]
    if (leido) mirada.look(campo, leido.lugar)
  })
  // It is there from the moment it is uploaded, read or not.
  const subido = 'comprobante' in state ? state.comprobante : null
  /** Of the proof that is being replaced nothing stays. */
  const forgetProof = () => {
    forget()
    mirada.reset()
  }
  return {
    lectura,
    mirada,
    proof,
    takeIn,
    preguntas,
    answer,
    subido,
    falta: subido === null && state.paso !== 'sin',
    porContestar: preguntas.length > 0 || (state.paso === 'listo' && state.aviso?.porContestar === true),
    startAgain: () => {
      lectura.forget()
      forgetProof()
    },
    clear: () => {
      lectura.clear()
      forgetProof()
      proof.set({ paso: 'ninguno' })
    },
  }
}
