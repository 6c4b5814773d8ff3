import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useAfter } from '../lib/use-after.ts'
import { GateView } from './gate-view.tsx'

/** Long enough to read what was typed or mailed wrong. */
const ms = 8_000

/** An address that does not exist leads to / (Access §2), and says so first. */
export default function UnknownPage() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const read = useAfter(true, ms)
  useEffect(() => {
    if (read) void navigate(paths.raiz, { replace: true })
  }, [read, navigate])
  return (
    <GateView
      icon="perdido"
      title={interfaz.direccionDesconocida}
      text={interfaz.direccionDesconocidaTexto({ direccion: pathname })}
      button={interfaz.irAlInicio}
      onButton={() => void navigate(paths.raiz, { replace: true })}
    />
  )
}
