import type { ReactNode } from 'react'
import { useSesion } from '../lib/sesion.ts'
import { ExpiredView, NoPermissionView } from './gate-view.tsx'
import { type Screen, verdict } from './screen.ts'

type GatedScreenProps = { gate: Pick<Screen, 'gate' | 'capacidad' | 'roles'>; screen: ReactNode }
/** The screen, or the message of the gate it did not pass. */
export function GatedScreen({ gate, screen }: GatedScreenProps) {
  const sesion = useSesion()
  const given = verdict(gate, sesion)
  if (given === 'expirada') return <ExpiredView />
  return given === 'sinPermiso' ? <NoPermissionView /> : screen
}
