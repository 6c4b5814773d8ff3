import type { Aviso, Borrador } from '@valija/contract/borradores.ts'
import type { Politica } from '@valija/domain/politica/politica.ts'
import { useState } from 'react'
import { usePhone } from '../../lib/use-media.ts'
import type { Fila } from '../../ui/facturas/fila.ts'
import type { Grupo, Metodo } from '../../ui/facturas/group-filas.ts'
import { dictamenDe, localAvisos } from './dictamen.ts'

/** Which facturas are listed, and the one that is open; a notice lists its own. That there are several issuers asks for the hotel: it is told only when that `preguntaHotel`. */
export function useMostradas(
  borrador: Borrador | undefined,
  filas: readonly Fila[],
  politica: Politica | null,
  preguntaHotel: boolean,
) {
  const phone = usePhone()
  const [grupo, setGrupo] = useState<Grupo>('todas')
  const [metodo, setMetodo] = useState<Metodo | null>(null)
  const [deAviso, setAviso] = useState<Aviso | null>(null)
  const [clave, setClave] = useState<string | null>(null)
  const locales = borrador === undefined && politica !== null ? localAvisos(filas, politica) : []
  // That the layout is right is told where its parts are.
  const avisos = (borrador?.avisos ?? locales).filter(
    ({ severidad, codigo }) => severidad !== 'ok' && (preguntaHotel || codigo !== 'variosEmisores'),
  )
  const aviso = avisos.find(({ codigo }) => codigo === deAviso?.codigo) ?? null
  const dictamen = dictamenDe(filas, { grupo, metodo, ids: aviso?.ids ?? null })
  const { mostradas } = dictamen
  const elegida = mostradas.find((fila) => fila.clave === clave) ?? (phone ? undefined : mostradas[0])
  return {
    avisos,
    aviso,
    setAviso,
    filtros: { dictamen, grupo, setGrupo, metodo, setMetodo },
    elegida,
    setClave,
  }
}
