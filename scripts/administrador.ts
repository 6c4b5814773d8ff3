import { withAjustes } from '../apps/server/src/archivo-de-ajustes.ts'
import { createAdmin } from '../apps/server/src/areas/usuarios/create-admin.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { connect } from '../apps/server/src/db/connection.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { abrirInstalacion } from '../apps/server/src/operacion/abrir-instalacion.ts'
import { relojReal } from '../apps/server/src/reloj.ts'
import { explainFailure } from './explain-failure.ts'
import { readWords } from './read-words.ts'

/** `npm run administrador -- CORREO`: a link with which the first admin chooses a password. */
const uso = 'Uso: npm run administrador -- CORREO'
const [correo, ...sobran] = readWords({ allowPositionals: true }, uso).positionals
if (!correo || sobran.length > 0) {
  console.error(uso)
  process.exit(2)
}
try {
  const instalacion = await abrirInstalacion(process.env)
  try {
    await migrate(instalacion.databaseUrl)
    const { db } = connect(instalacion.databaseUrl)
    const config = readConfig('demo', withAjustes(process.env))
    const { enlace, minutos, nuevo } = await createAdmin({ db, reloj: relojReal, config }, correo)
    await db.destroy()
    console.log(nuevo ? `Administrador creado: ${correo}` : `${correo} ya es administrador.`)
    console.log(`Elige la contraseña en este enlace, que sirve una vez y vence en ${minutos} minutos:`)
    console.log(enlace)
    if (!config.VALIJA_URL_PUBLICA)
      console.log(
        'VALIJA_URL_PUBLICA no está puesta: si Valija escucha en otra dirección, cámbiala en el enlace.',
      )
  } finally {
    await instalacion.cerrar()
  }
} catch (error) {
  console.error(explainFailure(error))
  process.exit(1)
}
