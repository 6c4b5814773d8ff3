import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { isTestName } from '@valija/cfdi/certificado/cadena-certificado.ts'
import type { Certificado } from '@valija/cfdi/certificado/certificado.ts'
import { carpetaAutoridadesSat, loadCertificados } from '@valija/cfdi/certificados-node.ts'
import { diaDe } from '@valija/domain/tiempo/dia.ts'
import { errorCode } from '@valija/palabras/error-code.ts'
import { SettingsError } from '../../archivo-de-ajustes.ts'
import type { Config } from '../../config.ts'
import { llavesDeMuestra } from './llaves-de-muestra.ts'

export type AjustesAnclas = Pick<Config, 'anclasDir'> &
  Partial<Pick<Config, 'demostracion' | 'VALIJA_ANCLAS_PRUEBA'>>
export type Anclas = {
  anclas: readonly Certificado[]
  certificadosPac: readonly Certificado[]
  permitirPrueba: boolean
  /** One sentence for each file that is not trusted, and whether it keeps production from starting. */
  avisos: readonly { texto: string; detiene: boolean }[]
}

/** How often a folder is looked at: a certificate that comes is taken in without a restart. */
const lookMs = 2000
const held = new Map<string, { at: number; seen: string; value: Anclas }>()

/**
 * The authorities and PAC certificates of the installation: one folder, or several joined as in PATH. What the product's
 * own samples are signed with counts in the demonstration only; the SAT's test authorities where a setting says so.
 */
export function loadAnclas(ajustes: AjustesAnclas): Anclas {
  const { anclasDir = '', demostracion = false, VALIJA_ANCLAS_PRUEBA = 'no' } = ajustes
  const key = [anclasDir, demostracion, VALIJA_ANCLAS_PRUEBA].join()
  const known = held.get(key)
  if (known && Math.abs(Date.now() - known.at) < lookMs) return known.value
  const carpetas = anclasDir.split(path.delimiter).filter((carpeta) => carpeta !== '')
  const seen = carpetas.map(lookAt).join()
  // The same object while nothing changed: the engine remembers by it which certificates it has already verified.
  const value =
    known?.seen === seen ? known.value : read(carpetas, demostracion, VALIJA_ANCLAS_PRUEBA === 'si')
  held.set(key, { at: Date.now(), seen, value })
  return value
}

function lookAt(carpeta: string): string {
  try {
    return readdirSync(carpeta, { recursive: true, encoding: 'utf8' })
      .map((name) => {
        const { size, mtimeMs } = statSync(path.join(carpeta, name), { throwIfNoEntry: false }) ?? {}
        return `${name}:${size}:${mtimeMs}`
      })
      .join()
  } catch {
    return '-'
  }
}

function read(carpetas: readonly string[], demostracion: boolean, permitirPrueba: boolean): Anclas {
  const found = { anclas: new Map<string, Certificado>(), certificadosPac: new Map<string, Certificado>() }
  const avisos: { texto: string; detiene: boolean }[] = []
  for (const carpeta of carpetas) {
    const all = load(carpeta)
    for (const { archivo, motivo } of all.ignorados)
      avisos.push({ texto: `${archivo}: se omite, ${motivo}.`, detiene: false })
    for (const kind of ['anclas', 'certificadosPac'] as const)
      for (const certificado of all[kind]) {
        const motivo = demostracion ? null : refused(certificado, permitirPrueba)
        if (motivo) avisos.push({ texto: `${all.archivoDe.get(certificado)}: ${motivo}`, detiene: true })
        else found[kind].set(Buffer.from(certificado.firma).toString('base64'), certificado)
      }
  }
  return {
    anclas: [...found.anclas.values()],
    certificadosPac: [...found.certificadosPac.values()],
    permitirPrueba,
    avisos,
  }
}

/** A folder that is not there trusts nobody; the start says whether that can be. */
const load = (carpeta: string): ReturnType<typeof loadCertificados> => {
  try {
    return loadCertificados(carpeta)
  } catch (error) {
    const missing = errorCode(error) === 'ENOENT'
    const ignorados = missing ? [] : [{ archivo: carpeta, motivo: 'no se puede leer la carpeta' }]
    return { anclas: [], raices: [], certificadosPac: [], ignorados, archivoDe: new Map() }
  }
}

function refused({ spki, esCa, nombre, emisorNombre }: Certificado, permitirPrueba: boolean): string | null {
  if (llavesDeMuestra.has(createHash('sha256').update(spki).digest('hex')))
    return 'es de las muestras de Valija, cuya llave tiene cualquiera: quítalo de la carpeta.'
  const autoridad = esCa ? nombre : emisorNombre
  if (!isTestName(autoridad) || permitirPrueba) return null
  return `es de una autoridad de pruebas del SAT («${autoridad}»): quítalo, o pon VALIJA_ANCLAS_PRUEBA=si si esta instalación es para pruebas.`
}

/** How many authorities are in force today, and the calendar day on which the first of them ends. */
export function countVigentes(
  { anclas }: Anclas,
  now = Date.now(),
): { vigentes: number; vence: string | null } {
  const vigentes = anclas.filter(({ validoDesde, validoHasta }) => validoDesde <= now && now <= validoHasta)
  const ends = vigentes.map(({ validoHasta }) => validoHasta)
  return { vigentes: vigentes.length, vence: ends.length > 0 ? diaDe(new Date(Math.min(...ends))) : null }
}

/** Days before an authority ends from which it is told: the SAT's next one has long been published. */
const diasParaRenovar = 60
export const terminaPronto = (vence: string, now = Date.now()): boolean =>
  Date.parse(vence) - now < diasParaRenovar * 86_400_000

/** Production trusts at least one authority of the SAT, and none that anybody could be. Throws `SettingsError`. */
export function assertAnclas(config: AjustesAnclas): void {
  const anclas = loadAnclas(config)
  const lines = anclas.avisos.filter(({ detiene }) => detiene).map(({ texto }) => texto)
  if (countVigentes(anclas).vigentes === 0)
    lines.push(
      ...anclas.avisos.filter(({ detiene }) => !detiene).map(({ texto }) => texto),
      `No hay ninguna autoridad del SAT vigente en ${config.anclasDir}: se rechazarían todas las facturas. Pon ahí sus certificados, o quita VALIJA_ANCLAS para usar los que trae Valija (${carpetaAutoridadesSat}).`,
    )
  if (lines.length > 0) throw new SettingsError(lines.join('\n'))
}
