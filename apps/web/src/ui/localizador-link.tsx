import { Link } from 'react-router'
import { paths, pathTo } from '../lib/paths.ts'
import { useCan } from '../lib/sesion.ts'
import { Mono } from './layout.tsx'

/** A localizador that leads to its booking. `staff`: only for who sees every booking. */
export function LocalizadorLink({ localizador, staff = false }: { localizador: string; staff?: boolean }) {
  const can = useCan(staff ? 'reservas.avisos' : 'reservas.ver')
  if (!can || localizador === '') return <Mono>{localizador}</Mono>
  return (
    <Link to={pathTo(paths.reserva, { localizador })}>
      <Mono>{localizador}</Mono>
    </Link>
  )
}
