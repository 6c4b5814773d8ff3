import { randomUUID } from 'node:crypto'
import { partes } from '@valija/contract/sistemas.ts'
import { sql } from 'kysely'
import { countVigentes, loadAnclas, terminaPronto } from '../areas/facturas/anclas.ts'
import type { Deps } from '../deps.ts'
import { certificadosPorVencer } from './certificados-tls.ts'
import { adelantoDe, desfaseTolerado } from './desfase.ts'
import { discoMinimo, libreEn } from './disco.ts'
import type { Parte, Sonda } from './estado.ts'
import { createMiradas } from './miradas.ts'
import { isOtroAlmacen, ultimosContenidos } from './otro-almacen.ts'

/** Milliseconds: between whole looks, also when one failed; the bound of each; how long a call waits; the rest by name. */
const ritmo = {
  entera: 30_000,
  traFalla: 5000,
  limite: 10_000,
  frescura: 1000,
  espera: 1500,
  latido: 10_000,
  certificados: 6 * 3_600_000,
}
/** A worker not seen for so long does not count. */
const silencio = 30

type Fuentes = Pick<Deps, 'db' | 'archivos' | 'config' | 'log' | 'reloj'>
type Mirada = 'bdEscribe' | 'bd' | 'trabajos' | 'archivosEscriben' | 'archivos'

/** Looks in the background after what this process needs, so that health costs nothing and can break nothing. */
export function startSonda({ db, archivos, config, log, reloj }: Fuentes): Sonda {
  const { maquina = { lee: () => Date.now(), adelanto: () => {} } } = reloj
  const proceso = randomUUID()
  const { mirar, isSana } = createMiradas<Mirada>({ log, limite: ritmo.limite })
  let hayTrabajador = false
  let correoDetenido = false
  let enPausa = false
  let sinLugar = false
  let desfase = 0
  let contenidos: string[] = []
  let certificados: Awaited<ReturnType<typeof certificadosPorVencer>> = []
  let certificadosEn = -Infinity
  let trabaja = false
  let saliendo = false
  let leidaEn = 0
  let lectura: Promise<unknown> | null = null
  let stopped = false
  let siguiente: NodeJS.Timeout | undefined
  let pulso: NodeJS.Timeout | undefined

  const latir = (): Promise<void> =>
    mirar('bdEscribe', () =>
      sql`insert into latidos (proceso, trabaja) values (${proceso}, ${trabaja})
        on conflict (proceso) do update set trabaja = excluded.trabaja, visto_en = now()`.execute(db),
    )

  const leer = (): Promise<unknown> =>
    Promise.all([
      mirar('bd', async () => {
        const antes = maquina.lee()
        const { rows } = await sql<{ hay: boolean; detenido: boolean; pausa: boolean; reloj: Date }>`
          select clock_timestamp() as reloj, exists (select from latidos where trabaja and visto_en > now() - make_interval(secs => ${silencio})) as hay,
            exists (select from correos where estado = 'porEnviar' and creado_en < now() - interval '1 hour') as detenido,
            exists (select from instalacion where not armada) as pausa
        `.execute(db)
        hayTrabajador = rows[0]?.hay ?? false
        correoDetenido = rows[0]?.detenido ?? false
        enPausa = rows[0]?.pausa ?? false
        noteDesfase(rows[0] ? adelantoDe(rows[0].reloj, antes, maquina.lee()) : 0)
      }),
      mirar('trabajos', async () => {
        const { rows } = await sql`
          select version, exists (select from pgboss.queue) and exists (select from pgboss.job) as hay from pgboss.version
        `.execute(db)
        if (rows.length === 0) throw new Error('the queue has no version')
      }),
      mirar('archivos', mirarArchivos),
    ]).then(() => {
      leidaEn = Date.now()
    })

  const noteDesfase = (ms: number): void => {
    maquina.adelanto(ms)
    const segundos = Math.round(Math.abs(ms) / 1000)
    if (segundos > desfaseTolerado && desfase <= desfaseTolerado)
      log.error(
        { segundos },
        'the clock of this machine is not that of the database, which is the one that counts: set both by NTP',
      )
    desfase = segundos
  }

  /** What was recorded a moment ago may have been taken away since; what is recorded now is there, or this is another store. */
  const mirarArchivos = async (): Promise<void> => {
    // A name nobody has: the store only has to answer.
    if (contenidos.length === 0) await archivos.existe('0'.repeat(64))
    else if (!(await isOtroAlmacen(archivos, contenidos))) return
    contenidos = await ultimosContenidos(db).catch(() => [])
    if (await isOtroAlmacen(archivos, contenidos))
      throw new Error('the store has none of the last files of the database: another disk, folder or bucket')
  }

  const mirarCertificados = async (): Promise<void> => {
    if (performance.now() - certificadosEn < ritmo.certificados) return
    certificadosEn = performance.now()
    certificados = await certificadosPorVencer(config)
    for (const { que, vence } of certificados)
      log.warn({ que, vence }, 'a TLS certificate ends soon, or ended')
  }

  const comprobar = async (): Promise<void> => {
    await Promise.all([leer(), latir(), mirar('archivosEscriben', () => archivos.comprobar())])
    void mirarCertificados().catch((error: unknown) => log.warn({ err: error }, 'certificates'))
    sinLugar = await libreEn(config.dataDir).then(
      (libre) => libre < discoMinimo,
      () => false,
    )
    await sql`delete from latidos where visto_en < now() - interval '1 hour'`
      .execute(db)
      .catch(() => undefined)
    lookLater()
  }

  const fallas = (): Parte[] => {
    const bad: Record<Parte, boolean> = {
      'base de datos': !(isSana('bd') && isSana('bdEscribe')),
      trabajos: !isSana('trabajos'),
      archivos: !(isSana('archivos') && isSana('archivosEscriben')),
      anclas: countVigentes(loadAnclas(config)).vigentes === 0,
    }
    return partes.filter((parte) => bad[parte])
  }

  /** After each look, the first one too: as soon as what it found asks for. */
  const lookLater = (): void => {
    clearTimeout(siguiente)
    if (stopped) return
    siguiente = setTimeout(
      () => void comprobar(),
      fallas().length > 0 ? ritmo.traFalla : ritmo.entera,
    ).unref()
  }

  return {
    comprobar,
    despedir() {
      saliendo = true
    },
    saliendo: () => saliendo,
    async estado() {
      // Also of a clock that was set back since.
      if (Math.abs(Date.now() - leidaEn) > ritmo.frescura) {
        lectura ??= leer().finally(() => {
          lectura = null
        })
        const moment = Promise.withResolvers<void>()
        const timer = setTimeout(moment.resolve, ritmo.espera)
        await Promise.race([lectura, moment.promise])
        clearTimeout(timer)
      }
      const anclas = countVigentes(loadAnclas(config))
      return {
        fallas: fallas(),
        avisos: [
          ...(hayTrabajador ? [] : (['trabajadores'] as const)),
          ...(correoDetenido ? (['correo'] as const) : []),
          ...(enPausa ? (['enPausa'] as const) : []),
          ...(sinLugar ? (['disco'] as const) : []),
          ...(certificados.length > 0 || (anclas.vence !== null && terminaPronto(anclas.vence))
            ? (['certificados'] as const)
            : []),
          ...(desfase > desfaseTolerado ? (['reloj'] as const) : []),
        ],
        anclas,
      }
    },
    async trabaja() {
      trabaja = true
      await latir()
      pulso = setInterval(() => void latir(), ritmo.latido).unref()
    },
    async stop() {
      stopped = true
      clearTimeout(siguiente)
      clearInterval(pulso)
      await sql`delete from latidos where proceso = ${proceso}`.execute(db).catch(() => undefined)
    },
  }
}
