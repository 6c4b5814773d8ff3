import type { FirmaDeNavegador } from '@valija/contract/llaves.ts'
import { useState } from 'react'
import { seVa, useWork } from '../../lib/use-work.ts'
import { asksForCode, type Entrada, takesLlave } from './sign-in.ts'

const useField = (start = '') => {
  const [value, onChange] = useState(start)
  return { value, onChange }
}

/**
 * What a person signs in with, each as its field takes it, and what more the server has asked for: `asked` for a code,
 * `llave` where a passkey would do. `signIn` resolving leaves the screen; until then `busy`, and why it was refused.
 */
export function useCredentials(correo: string, signIn: (entrada: Entrada) => Promise<unknown>) {
  const email = useField(correo)
  const password = useField()
  const codigo = useField()
  const [asked, setAsked] = useState(false)
  const [llave, setLlave] = useState(false)
  const { busy, failure, run, fail } = useWork()
  const typed = { email: email.value.trim(), password: password.value }
  const enter = (entrada: Entrada, refused: (reason: unknown) => void = () => undefined) =>
    run(async () => {
      try {
        await signIn(entrada)
      } catch (reason) {
        refused(reason)
        throw reason
      }
      return seVa
    })
  return {
    email,
    password,
    codigo,
    asked,
    llave,
    busy,
    failure,
    fail,
    /** What was typed; `refused` is told why not, once it is known whether a code is asked for. */
    send: (refused: (reason: unknown) => void = () => undefined) =>
      enter({ ...typed, ...(asked ? { codigo: codigo.value.trim() } : {}) }, (reason) => {
        setLlave(takesLlave(reason))
        if (asksForCode(reason)) setAsked(true)
        refused(reason)
      }),
    /** A passkey as the second step, with what was typed. */
    second: (firma: FirmaDeNavegador) => enter({ ...typed, llave: firma }),
    /** A passkey alone. */
    alone: (respuesta: FirmaDeNavegador) => enter({ respuesta }),
  }
}
