import path from 'node:path'
import { diaDe } from '@valija/domain/tiempo/dia.ts'
import { writeAnclas } from '@valija/sandbox/muestras/anclas.ts'
import { empresaDemo } from '@valija/sandbox/mundo/demo.ts'
import { usuariosDemo } from '@valija/sandbox/mundo/usuarios-demo.ts'
import { type SandboxHandle, startSandbox } from '@valija/sandbox/server.ts'
import { createValija, type Valija, type ValijaOptions } from './app.ts'
import { seedDemoUsers } from './areas/acceso/seed-demo.ts'
import { seedCatalogosDemo } from './areas/catalogos/seed-demo.ts'
import { readEstancias } from './areas/estancias/read-estancias.ts'
import type { Config } from './config.ts'
import { loadMundo } from './demostracion/cargar-mundo.ts'
import type { Tamano } from './demostracion/plan-de-lotes.ts'
import { assertNoReal, markFolder } from './operacion/demostracion.ts'
import { relojDelSimulador } from './reloj.ts'

export type Demo = { valija: Valija; sandbox: SandboxHandle; stop(): Promise<void> }

/** The demonstration: the product beside its sandbox, with demo users, the business day told by the sandbox; with `mundo`, also with months of its own. */
export async function createDemo(
  config: Config,
  databaseUrl: string,
  options: Partial<ValijaOptions> & { sandboxPort?: number; mundo?: Tamano } = {},
): Promise<Demo> {
  await assertNoReal(config.dataDir, options.databaseUrlDueno ?? databaseUrl)
  markFolder(config.dataDir)
  const sandbox = await startSandbox({
    port: options.sandboxPort ?? 0,
    otroPuerto: true,
    muestrasDir: path.resolve(process.env.VALIJA_MUESTRAS ?? 'muestras'),
    stateDir: path.join(config.dataDir, 'sandbox'),
    mes: diaDe(new Date()).slice(0, 7),
  })
  const anclas = path.join(config.dataDir, 'anclas')
  // The samples are stamped by an invented authority: only the demonstration trusts it.
  await writeAnclas(anclas)
  const valija = await createValija({
    ...options,
    databaseUrl,
    reloj: options.reloj ?? relojDelSimulador(sandbox.url),
    config: {
      ...config,
      demostracion: true,
      simuladorUrl: sandbox.url,
      satUrl: config.satUrl ?? `${sandbox.url}/ConsultaCFDIService.svc`,
      antUrl: config.antUrl ?? sandbox.url,
      smtpUrl: config.smtpUrl ?? sandbox.smtpUrl,
      reservasUrl: config.reservasUrl ?? sandbox.url,
      tipoCambioUrl: config.tipoCambioUrl ?? sandbox.url,
      receptorRfc: config.receptorRfc ?? empresaDemo.rfc,
      anclasDir: config.VALIJA_ANCLAS ?? anclas,
    },
  })
  await valija.deps.db.updateTable('instalacion').set({ demostracion: true }).execute()
  await seedDemoUsers(valija.deps.db, usuariosDemo())
  await seedCatalogosDemo(valija.deps)
  if (
    options.mundo &&
    (await loadMundo(valija.deps, {
      contabilidad: sandbox.contabilidad,
      mundo: sandbox.mundo,
      tamano: options.mundo,
      databaseUrlDueno: options.databaseUrlDueno ?? config.DATABASE_URL_DUENO ?? databaseUrl,
    }))
  )
    await readEstancias(valija.deps)
  return {
    valija,
    sandbox,
    async stop() {
      await valija.stop()
      await sandbox.stop()
    },
  }
}
