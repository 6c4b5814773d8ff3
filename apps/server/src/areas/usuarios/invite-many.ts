import type { InvitacionDeVarias } from '@valija/contract/invitaciones.ts'
import { message } from '@valija/contract/messages.ts'
import { isCorreo, normalizeCorreo } from '@valija/domain/usuarios/correo.ts'
import { maximoDeCorreos, separarCorreos } from '@valija/domain/usuarios/separar-correos.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal, refuse } from '../../refuse.ts'
import { assertProven } from '../acceso/prove-owner.ts'
import { inviteColaborador, tipoQueInvita } from './create-invitation.ts'

/**
 * Several collaborators at once, of one kind: each address is judged by itself and answered in its place; what is wrong
 * with one holds none of the others back. Too many, or none, send nothing.
 */
export async function inviteMany(
  deps: Deps,
  actor: Actor,
  pedido: { correos: string; rol?: string | null | undefined },
): Promise<InvitacionDeVarias[]> {
  const tipo = tipoQueInvita(actor, pedido.rol)
  if (tipo === null) throw refuse('invitacionSinRol')
  if (tipo !== 'Proveedor') await assertProven(deps, actor)
  const escritos = separarCorreos(pedido.correos)
  if (escritos.length === 0) throw refuse('correoInvalido')
  if (escritos.length > maximoDeCorreos)
    throw refuse('demasiadosCorreos', { n: escritos.length, maximo: maximoDeCorreos })
  const answers: InvitacionDeVarias[] = []
  const seen = new Set<string>()
  for (const escrito of escritos) {
    const correo = normalizeCorreo(escrito)
    const no = (mensaje: string) => answers.push({ correo: escrito, enviada: false, mensaje })
    if (!isCorreo(correo)) no(message('correoInvalido'))
    else if (seen.has(correo)) no(message('correoRepetidoEnLista'))
    else {
      seen.add(correo)
      try {
        await inviteColaborador(deps, actor, { correo, rol: pedido.rol })
        answers.push({ correo, enviada: true, mensaje: null })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        no(error.message)
      }
    }
  }
  return answers
}
