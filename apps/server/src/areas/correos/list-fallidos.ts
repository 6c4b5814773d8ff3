import type { CorreoFallido } from '@valija/contract/correos.ts'
import type { ConsultaLista } from '@valija/contract/lista.ts'
import { instalacionPantalla } from '@valija/contract/messages/instalacion-pantalla.ts'
import { sayFallaDeCorreo } from '@valija/contract/redaccion/falla-de-correo.ts'
import type { FallaDeCorreo } from '@valija/domain/correos/falla-de-correo.ts'
import { wordOf } from '@valija/palabras/keys.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import { readPage } from '../../http/lista.ts'
import { reenviable } from './count-fallidos.ts'

type Fila = Pick<CorreoFallido, 'id' | 'para'> & {
  plantilla: string
  error: FallaDeCorreo | null
  creadoEn: Date
}

/** Exactly the mails that the home page counts and 'Reenviar todos' sends again. */
export async function listFallidos(db: Conn, consulta: ConsultaLista) {
  const pagina = await readPage<Fila>(
    db,
    {
      desde: sql`correos c`,
      donde: [reenviable],
      columnas: sql`c.id, c.plantilla, c.para, c.error, c.creado_en`,
      ordenes: { creadoEn: { sql: sql`c.creado_en`, tipo: 'timestamptz' } },
      inicial: '-creadoEn',
      id: { sql: sql`c.id`, tipo: 'uuid' },
    },
    consulta,
  )
  return {
    ...pagina,
    filas: pagina.filas.map(
      ({ plantilla, error, creadoEn, ...fila }): CorreoFallido => ({
        ...fila,
        clase: wordOf(instalacionPantalla.claseDeCorreo, plantilla),
        motivo: error ? sayFallaDeCorreo(error) : '',
        creadoEn: creadoEn.toISOString(),
      }),
    ),
  }
}
