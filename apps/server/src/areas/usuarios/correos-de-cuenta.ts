import { correosTexto } from '@valija/contract/messages/correos.ts'
import { isRol, nombreDeRol } from '@valija/domain/acceso/roles.ts'
import { isUuid } from '@valija/palabras/uuid.ts'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { publicUrl } from '../../http/public-url.ts'
import { enqueueCorreo } from '../correos/enqueue-correo.ts'
import { type Plantilla, sistemas } from '../correos/plantilla.ts'
import { initialClave } from './initial-clave.ts'

const find = ({ db }: Pick<Deps, 'db'>, id: string) =>
  db
    .selectFrom('usuarios as u')
    .leftJoin('usuarioClaims as c', (join) =>
      join.onRef('c.usuarioId', '=', 'u.id').on('c.tipo', '=', 'role'),
    )
    .select(['u.email', 'u.nombreAgencia', 'u.cambiarClave', 'u.bloqueadoEn', 'c.valor as rol', 'u.rfc'])
    .where('u.id', '=', id)
    .executeTakeFirst()

const delUsuario: Pick<Plantilla, 'sistema' | 'destinatario' | 'mayResend'> = {
  sistema: sistemas.facturacion,
  destinatario: async (deps, registro) => (await find(deps, registro))?.email ?? null,
  mayResend: async (_deps, actor, registro) => actor.rol === 'admin' && isUuid(registro),
}

/** Says that an admin let the person in. */
export const cuentaAceptadaPlantilla: Plantilla = {
  ...delUsuario,
  async prepare(deps, registro) {
    const usuario = await find(deps, registro)
    if (!usuario?.rol || usuario.bloqueadoEn || !isRol(usuario.rol)) return null
    const texto = correosTexto.cuentaAceptada
    return {
      asunto: texto.asunto,
      titulo: texto.titulo,
      parrafos: [texto.cuerpo({ rol: nombreDeRol[usuario.rol].toLowerCase() })],
      boton: { texto: texto.boton, url: publicUrl(deps.config, '/') },
    }
  },
}

/** Only with the setting of a first password (off unless set); the password is asked to be changed at once. */
export const credencialesPlantilla: Plantilla = {
  ...delUsuario,
  async prepare(deps, registro) {
    const usuario = await find(deps, registro)
    const clave = initialClave(deps.config, await deps.reloj.hoy())
    if (!usuario?.cambiarClave || clave === null) return null
    const texto = correosTexto.credenciales
    return {
      asunto: texto.asunto,
      titulo: texto.titulo,
      parrafos: [texto.cuerpo({ agencia: usuario.nombreAgencia ?? '' })],
      datos: [
        [texto.correo, usuario.email],
        [texto.contrasena, clave],
      ],
      boton: { texto: texto.boton, url: publicUrl(deps.config, '/') },
      notas: [texto.cambia],
    }
  },
}

/** To the people a hotel has already, when somebody else may act for it. The record is the new one. */
export const nuevoColaboradorPlantilla: Plantilla = {
  ...delUsuario,
  tema: 'usuario',
  mayResend: async () => false,
  async prepare(deps, registro) {
    const usuario = await find(deps, registro)
    if (usuario?.rol !== 'proveedor' || usuario.bloqueadoEn) return null
    const texto = correosTexto.nuevoColaborador
    const agencia = usuario.nombreAgencia ?? usuario.rfc ?? ''
    return {
      asunto: texto.asunto({ agencia }),
      titulo: texto.titulo,
      parrafos: [texto.cuerpo({ correo: usuario.email, agencia })],
      boton: { texto: texto.boton, url: publicUrl(deps.config, '/usuario') },
    }
  },
}

/** Tells the hotel's people, in the transaction that lets the new one in. Of no agency of its own there is nobody to tell. */
export async function tellColaboradores(
  deps: Pick<Deps, 'jobs' | 'reloj'>,
  tx: Tx,
  nuevo: { id: string; rfc: string },
): Promise<void> {
  if (nuevo.rfc === '') return
  const gente = await tx
    .selectFrom('usuarios as u')
    .innerJoin('usuarioClaims as r', (join) =>
      join.onRef('r.usuarioId', '=', 'u.id').on('r.tipo', '=', 'role').on('r.valor', '=', 'proveedor'),
    )
    .innerJoin('usuarioClaims as a', (join) =>
      join.onRef('a.usuarioId', '=', 'u.id').on('a.tipo', '=', 'RFCAgencia').on('a.valor', '=', nuevo.rfc),
    )
    .select(['u.email'])
    .where('u.id', '!=', nuevo.id)
    .where('u.bloqueadoEn', 'is', null)
    .orderBy('u.numero')
    .execute()
  for (const { email } of gente)
    await enqueueCorreo(deps, tx, {
      plantilla: 'nuevoColaborador',
      registro: nuevo.id,
      para: email,
      creadoPor: null,
    })
}
