import { laMaquina } from '../apps/server/src/areas/bitacora/write-bitacora.ts'
import { armar } from '../apps/server/src/areas/instalacion/armar.ts'
import { readPorSalir } from '../apps/server/src/areas/instalacion/read-por-salir.ts'
import { connect } from '../apps/server/src/db/connection.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { abrirInstalacion } from '../apps/server/src/operacion/abrir-instalacion.ts'
import { readInstalacion } from '../apps/server/src/operacion/instalacion.ts'
import { renovarInstalacion } from '../apps/server/src/operacion/renovar.ts'
import { relojReal } from '../apps/server/src/reloj.ts'
import { instalacionPantalla as t } from '../packages/contract/src/messages/instalacion-pantalla.ts'
import { explainFailure } from './explain-failure.ts'

/**
 * `npm run instalacion -- ver | armar [--sin-correos] | renovar`: what a restored installation would send and delete;
 * sets it going; or says that this database was restored by other means than `restaurar`.
 */
const [orden = '', ...opciones] = process.argv.slice(2)
const sinCorreos = orden === 'armar' && opciones.length === 1 && opciones[0] === '--sin-correos'
if (!['ver', 'armar', 'renovar'].includes(orden) || (opciones.length > 0 && !sinCorreos)) {
  console.error('Uso: npm run instalacion -- ver | armar [--sin-correos] | renovar')
  process.exit(2)
}
const list = (title: string, cuentas: { clase: string; n: number }[], names: Record<string, string> = {}) =>
  console.log(
    `${title}: ${cuentas.map(({ clase, n }) => `${names[clase] ?? clase} ${n}`).join(', ') || t.nada}`,
  )
try {
  const instalacion = await abrirInstalacion(process.env)
  try {
    await migrate(instalacion.databaseUrl)
    if (orden === 'renovar') await renovarInstalacion(instalacion.databaseUrl)
    const { db } = connect(instalacion.databaseUrl)
    const { correos, envios, eliminaciones, trabajos } = await readPorSalir({ db, reloj: relojReal })
    if (orden === 'armar') await armar({ db }, { ...laMaquina, correo: 'consola' }, { sinCorreos })
    const { identidad, armada } = await readInstalacion(db)
    await db.destroy()
    console.log(`${t.identidad}: ${identidad}\n${armada ? t.enMarcha : t.enPausa}`)
    list(t.correos, correos, t.claseDeCorreo)
    console.log(`${t.envios}: ${envios.facturas} facturas de ${envios.lotes} lotes`)
    list(t.eliminaciones, eliminaciones, t.claseDeEliminacion)
    list(t.trabajos, trabajos)
  } finally {
    await instalacion.cerrar()
  }
} catch (error) {
  console.error(explainFailure(error))
  process.exit(1)
}
