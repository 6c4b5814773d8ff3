import type { Aviso } from '@valija/contract/borradores.ts'
import { useState } from 'react'
import { usePhone } from '../../lib/use-media.ts'
import { isMismoAviso } from '../../ui/facturas/avisos.tsx'
import { exceptionsFirst } from '../../ui/facturas/group-filas.ts'
import type { Carga } from './use-carga.ts'

/** Which files are in sight (all, or those of a notice that was opened) and whose dictamen is. */
export function useElegida({ carga, filas }: Carga) {
  const phone = usePhone()
  const [clave, setClave] = useState<string | null>(null)
  const [deAviso, setDeAviso] = useState<Aviso | null>(null)
  const todas = exceptionsFirst(filas)
  const abierto = deAviso === null ? undefined : carga?.avisos.find((uno) => isMismoAviso(uno, deAviso))
  const mostradas = todas.filter(
    ({ id }) => abierto === undefined || (id !== null && abierto.ids.includes(id)),
  )
  const elegida = mostradas.find((fila) => fila.clave === clave) ?? (phone ? undefined : mostradas[0])
  return { todas, mostradas, elegida, setClave, abierto, setDeAviso }
}
