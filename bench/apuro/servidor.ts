import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'
import { createValija } from '../../apps/server/src/app.ts'
import { openSession } from '../../apps/server/src/areas/acceso/open-session.ts'
import { seedCatalogosDemo } from '../../apps/server/src/areas/catalogos/seed-demo.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { keepHeapSmall } from '../../apps/server/src/operacion/memoria.ts'
import { dia } from './dia.ts'

/** The product alone in its process, as one that answers and works; it tells its address and a token of each person asked for. */
export type Pedido = {
  databaseUrl: string
  databaseUrlDueno: string
  dataDir: string
  sandbox: string
  smtp: string
  receptorRfc: string
  anclas: string
  personas: { rol: string; claims: [string, string][] }[]
}
export type Esperas = { esperas: { lazoP50: number; lazoP99: number; lazoMax: number; gcMax: number } }
export type Listo = { url: string; tokens: string[] }

keepHeapSmall()
const demora = monitorEventLoopDelay({ resolution: 5 })
demora.enable()
let gcMs = 0
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) gcMs = Math.max(gcMs, duration)
}).observe({ entryTypes: ['gc'] })
/** Where calls wait inside the process: the loop's own delay, and the longest stop for memory, in ms. */
const tellEsperas = () =>
  process.send?.({
    esperas: {
      lazoP50: Math.round(demora.percentile(50) / 1e6),
      lazoP99: Math.round(demora.percentile(99) / 1e6),
      lazoMax: Math.round(demora.max / 1e6),
      gcMax: Math.round(gcMs),
    },
  } satisfies Esperas)
process.on('message', (pedido: Pedido | 'esperas') => {
  if (pedido === 'esperas') tellEsperas()
  else void start(pedido)
})
// The bench is gone: so is this.
process.on('disconnect', () => process.exit(0))

async function start(pedido: Pedido): Promise<void> {
  const { sandbox } = pedido
  const valija = await createValija({
    databaseUrl: pedido.databaseUrl,
    databaseUrlDueno: pedido.databaseUrlDueno,
    // The day is the story's, and asking for it costs what production never pays.
    reloj: { ahora: () => new Date(), hoy: () => Promise.resolve(dia) },
    config: {
      ...readConfig('demo', {
        VALIJA_DATA: pedido.dataDir,
        VALIJA_LOG: 'error',
        PORT: '0',
        VALIJA_PROXY: 'loopback',
      }),
      satUrl: `${sandbox}/ConsultaCFDIService.svc`,
      antUrl: sandbox,
      smtpUrl: pedido.smtp,
      reservasUrl: sandbox,
      tipoCambioUrl: sandbox,
      receptorRfc: pedido.receptorRfc,
      anclasDir: pedido.anclas,
    },
  })
  const { deps } = valija
  await seedCatalogosDemo(deps)
  const tokens: string[] = []
  for (const [i, { rol, claims }] of pedido.personas.entries()) {
    const email = `persona${i}@banco.mx`
    const { id } = await deps.db
      .insertInto('usuarios')
      .values({ email, tipo: 'Proveedor', rfc: 'XAXX010101000', claveHash: null, bloqueadoEn: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await deps.db
      .insertInto('usuarioClaims')
      .values([['role', rol] as const, ...claims].map(([tipo, valor]) => ({ usuarioId: id, tipo, valor })))
      .execute()
    tokens.push((await openSession(deps, { id, email })).token)
  }
  const url = await valija.listen()
  process.send?.({ url, tokens } satisfies Listo)
}
