import type { Instalacion } from '@valija/contract/instalacion.ts'
import { llamadasDeInstalacion } from '@valija/contract/llamadas/instalacion.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { readInstalacion } from '../../operacion/instalacion.ts'
import { armar, noteCotejada } from './armar.ts'
import { readPorSalir } from './read-por-salir.ts'
import { reconcileLibros } from './reconcile-libros.ts'

/** Who this installation is, what would leave it, and what ANT's books and ours do not share: the administrator's. */
export function registerInstalacionRoutes(app: App, deps: Deps): void {
  serve(app, llamadasDeInstalacion.leer, () => readEstado(deps))
  serve(app, llamadasDeInstalacion.armar, async (req) => {
    await armar(deps, req.actor, req.body)
    return readEstado(deps)
  })
  serve(app, llamadasDeInstalacion.cotejada, async (req) => {
    await noteCotejada(deps, req.actor)
    return readEstado(deps)
  })
  serve(app, llamadasDeInstalacion.libros, (req) => reconcileLibros(deps, req.query.desde))
}

async function readEstado(deps: Pick<Deps, 'db' | 'reloj' | 'config'>): Promise<Instalacion> {
  const { restauradaEn, cotejadaEn, ...rest } = await readInstalacion(deps.db)
  const { antUrl, satUrl, smtpUrl, S3_BUCKET, S3_ENDPOINT, dataDir } = deps.config
  const host = (url: string | undefined) => (url && URL.canParse(url) ? new URL(url).host : '')
  return {
    ...rest,
    restauradaEn: restauradaEn?.toISOString() ?? null,
    cotejadaEn: cotejadaEn?.toISOString() ?? null,
    destinos: {
      ant: host(antUrl),
      sat: host(satUrl),
      correo: host(smtpUrl),
      archivos: S3_BUCKET ? [host(S3_ENDPOINT), S3_BUCKET].filter(Boolean).join('/') : dataDir,
    },
    porSalir: await readPorSalir(deps),
  }
}
