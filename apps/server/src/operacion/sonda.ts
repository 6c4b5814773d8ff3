import { avisosDeSalud, partes } from '@valija/contract/sistemas.ts'
import { sql } from 'kysely'
import { countVigentes, loadAnclas, terminaPronto } from '../areas/facturas/anclas.ts'
import type { Deps } from '../deps.ts'
import { watchCertificados } from './certificados-tls.ts'
import { watchDesfase } from './desfase.ts'
import { discoMinimo, libreEn } from './disco.ts'
import type { Estado, Parte, Sonda } from './estado.ts'
import { createLatidos } from './latidos.ts'
import { createMiradas } from './miradas.ts'
import { watchAlmacen } from './otro-almacen.ts'

/** Milliseconds: between whole looks, also when one failed; the bound of each; how old one may be; how long a call waits. */
const ritmo = { entera: 30_000, traFalla: 5000, limite: 10_000, frescura: 1000, espera: 1500 }
/** Seconds: a worker not seen for so long does not count. */
const silencio = 30

type Fuentes = Pick<Deps, 'db' | 'archivos' | 'config' | 'log' | 'reloj'>
type Mirada = 'bdEscribe' | 'bd' | 'trabajos' | 'archivosEscriben' | 'archivos'
type Base = { hayTrabajador: boolean; correoDetenido: boolean; enPausa: boolean; reloj: Date }

const readBase = async (db: Deps['db']): Promise<Base | undefined> => {
  const { rows } = await sql<Base>`
    select clock_timestamp() as reloj, exists (select from latidos where trabaja and visto_en > now() - make_interval(secs => ${silencio})) as hay_trabajador,
      exists (select from correos where estado = 'porEnviar' and creado_en < now() - interval '1 hour') as correo_detenido,
      exists (select from instalacion where not armada) as en_pausa
  `.execute(db)
  return rows[0]
}
const mirarTrabajos = async (db: Deps['db']): Promise<void> => {
  const { rows } = await sql`
    select version, exists (select from pgboss.queue) and exists (select from pgboss.job) as hay from pgboss.version
  `.execute(db)
  if (rows.length === 0) throw new Error('the queue has no version')
}

/** Looks in the background after what this process needs, so that health costs nothing and can break nothing. */
export function startSonda({ db, archivos, config, log, reloj }: Fuentes): Sonda {
  const { mirar, isSana } = createMiradas<Mirada>({ log, limite: ritmo.limite })
  const latidos = createLatidos(db, (write) => mirar('bdEscribe', write))
  const desfase = watchDesfase(reloj, log)
  const certificados = watchCertificados(config, log)
  const mirarAlmacen = watchAlmacen(archivos, db)
  let base: Base | undefined
  let sinLugar = false
  let saliendo = false
  let leidaEn = 0
  let lectura: Promise<unknown> | null = null
  let stopped = false
  let siguiente: NodeJS.Timeout | undefined

  const leer = async (): Promise<void> => {
    await Promise.all([
      mirar('bd', async () => {
        const antes = desfase.lee()
        base = await readBase(db)
        if (base) desfase.note(base.reloj, antes)
      }),
      mirar('trabajos', () => mirarTrabajos(db)),
      mirar('archivos', mirarAlmacen),
    ])
    leidaEn = Date.now()
  }
  /** The last reading, taken again when it is old; who asks meanwhile waits for the same one, and only a moment. */
  const refresh = async (): Promise<void> => {
    // Also of a clock that was set back since.
    if (Math.abs(Date.now() - leidaEn) <= ritmo.frescura) return
    lectura ??= leer().finally(() => {
      lectura = null
    })
    const moment = Promise.withResolvers<void>()
    const timer = setTimeout(moment.resolve, ritmo.espera)
    await Promise.race([lectura, moment.promise])
    clearTimeout(timer)
  }

  const comprobar = async (): Promise<void> => {
    await Promise.all([leer(), latidos.latir(), mirar('archivosEscriben', () => archivos.comprobar())])
    void certificados.mirar().catch((error: unknown) => log.warn({ err: error }, 'certificates'))
    sinLugar = await libreEn(config.dataDir).then(
      (libre) => libre < discoMinimo,
      () => false,
    )
    await latidos.forgetOld()
    lookLater()
  }
  /** After each look, the first one too: as soon as what it found asks for. */
  const lookLater = (): void => {
    clearTimeout(siguiente)
    if (stopped) return
    const { fallas } = vista()
    siguiente = setTimeout(() => void comprobar(), fallas.length > 0 ? ritmo.traFalla : ritmo.entera).unref()
  }

  /** What the looks have found so far. */
  const vista = (): Estado => {
    const anclas = countVigentes(loadAnclas(config))
    const mal: Record<Parte, boolean> = {
      'base de datos': !(isSana('bd') && isSana('bdEscribe')),
      trabajos: !isSana('trabajos'),
      archivos: !(isSana('archivos') && isSana('archivosEscriben')),
      anclas: anclas.vigentes === 0,
    }
    const hay: Record<Estado['avisos'][number], boolean> = {
      trabajadores: !base?.hayTrabajador,
      correo: base?.correoDetenido === true,
      enPausa: base?.enPausa === true,
      disco: sinLugar,
      certificados: certificados.hay() || (anclas.vence !== null && terminaPronto(anclas.vence)),
      reloj: desfase.isMucho(),
    }
    return {
      fallas: partes.filter((parte) => mal[parte]),
      avisos: avisosDeSalud.filter((aviso) => hay[aviso]),
      anclas,
    }
  }

  return {
    comprobar,
    despedir() {
      saliendo = true
    },
    saliendo: () => saliendo,
    async estado() {
      await refresh()
      return vista()
    },
    trabaja: () => latidos.trabaja(),
    async stop() {
      stopped = true
      clearTimeout(siguiente)
      await latidos.stop()
    },
  }
}
