import type { EventoVivo } from '@valija/contract/sesion.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { Contenido } from './plantilla-html.ts'

/** System ids of the mail service: 10 for payments, 3 for the rest. */
export const sistemas = { pagos: 10, facturacion: 3 } as const

/**
 * A kind of mail. Recipient and body come from a record of ours, never from a caller (decision 15). `prepare` runs when
 * the mail leaves: what is no longer true is not sent (null), and a link's code exists only in the mail itself.
 */
export type Plantilla = {
  sistema: number
  /** What its delivery is news of; without it, of the invitations. */
  tema?: EventoVivo['tipo']
  destinatario(deps: Deps, registro: string): Promise<string | null>
  prepare(deps: Deps, registro: string, para: string): Promise<Contenido | null>
  /** Whether this person may ask for the mail of this record to be sent again. */
  mayResend(deps: Deps, actor: Actor, registro: string): Promise<boolean>
}
/** By their names; each is of the area whose record it tells of. */
export type Plantillas = ReadonlyMap<string, Plantilla>
