import { continua } from '@valija/contract/facturas.ts'
import type { CargaInvitado } from '@valija/contract/invitados.ts'
import { crearLote } from '@valija/contract/messages/crear-lote.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { invitadosPantalla } from '@valija/contract/messages/invitados-pantalla.ts'
import { dinero } from '../../lib/formats.ts'
import type { Fila } from '../../ui/facturas/fila.ts'
import type { Carga } from './use-carga.ts'

const t = invitadosPantalla.carga

/** What goes on, its sum, and how many stay out. */
export function Continuan({ carga: { continuan }, filas }: { carga: CargaInvitado; filas: readonly Fila[] }) {
  const n = filas.filter(({ situacion }) => situacion !== 'leyendo' && !continua(situacion)).length
  return (
    <>
      <b>{t.continuan({ n: continuan.facturas })}</b>
      {crearLote.porTotal({ total: dinero(continuan.total, continuan.moneda) })}
      {n > 0 ? `${crearLote.quedanFuera({ n })}.` : null}
    </>
  )
}

/** On to the bookings, and why not yet. */
export function nextOf({ carga, enEspera }: Carga): { text: string; why?: string } {
  const n = carga?.continuan.facturas ?? 0
  const text = n === 0 ? interfaz.continuar : t.continuarCon({ n })
  if (enEspera > 0) return { text, why: crearLote.subiendoAun }
  return n === 0 || carga?.paso === 'facturas' ? { text, why: t.ningunaContinua } : { text }
}
