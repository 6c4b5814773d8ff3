import { correosTexto } from '@valija/contract/messages/correos.ts'
import { nombreDeEquipo } from '@valija/contract/redaccion/nombre-de-equipo.ts'
import type { Deps } from '../../deps.ts'
import { publicUrl } from '../../http/public-url.ts'
import { type Plantilla, sistemas } from '../correos/plantilla.ts'

const texto = correosTexto.avisoDeCuenta
const esSuceso = (accion: string): accion is keyof typeof texto.sucesos => accion in texto.sucesos

/** The entry of the bitácora that a mail tells of, with the account it is about. */
const find = ({ db }: Pick<Deps, 'db'>, registro: string) =>
  db
    .selectFrom('bitacora as b')
    .leftJoin('usuarios as u', (join) =>
      join.on((eb) => eb(eb.cast('u.id', 'text'), '=', eb.ref('b.entidadId'))),
    )
    .select(['b.cuando', 'b.quien', 'b.usuarioId', 'b.accion', 'b.a', 'b.detalle', 'u.email', 'u.id'])
    .where('b.id', '=', Number(registro))
    .where('b.entidad', '=', 'usuario')
    .executeTakeFirst()

const fechaHora = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Mexico_City',
})

/** What changed in what guards an account, to whoever owns it: what, when, from where, and what to do if it was not them. */
export const avisoDeCuentaPlantilla: Plantilla = {
  sistema: sistemas.facturacion,
  tema: 'usuario',
  destinatario: async (deps, registro) => (await find(deps, registro))?.email ?? null,
  // Told once, when it happened.
  mayResend: async () => false,
  async prepare(deps, registro) {
    const suceso = await find(deps, registro)
    if (!suceso || !esSuceso(suceso.accion)) return null
    const { asunto, cuerpo } = texto.sucesos[suceso.accion]
    const { direccion, equipo } = suceso.detalle as { direccion?: unknown; equipo?: unknown }
    const own = suceso.usuarioId === suceso.id
    return {
      asunto,
      titulo: asunto,
      parrafos: [cuerpo({ nombre: suceso.a ?? '' })],
      datos: [
        [texto.cuando, fechaHora.format(suceso.cuando)],
        ...(own ? [] : [[texto.quien, suceso.quien] as const]),
        ...(typeof equipo === 'string' ? [[texto.equipo, nombreDeEquipo(equipo)] as const] : []),
        ...(typeof direccion === 'string' ? [[texto.direccion, direccion] as const] : []),
      ],
      boton: { texto: texto.boton, url: publicUrl(deps.config, '/sesiones') },
      notas: [texto.siNoFuiste],
    }
  },
}
