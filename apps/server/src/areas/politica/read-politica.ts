import type {
  CambioPolitica,
  PoliticaRespuesta,
  ReglaPolitica,
  ValorPolitica,
} from '@valija/contract/politica.ts'
import { type ClavePolitica, type Definicion, definiciones } from '@valija/domain/politica/politica.ts'
import { proximoCorte } from '@valija/domain/politica/proximo-corte.ts'
import { type Dia, diaDelMes, mesDe } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import { refuse } from '../../refuse.ts'

export const isClave = (clave: string): clave is ClavePolitica => Object.hasOwn(definiciones, clave)
export function definicionDe(clave: string): Definicion<unknown> {
  if (!isClave(clave)) throw refuse('politicaDesconocida')
  return definiciones[clave]
}

type Fila = {
  clave: string
  valor: unknown
  desde: string
  fuente: string
  motivo: string | null
  quien: string | null
  cuando: Date
}

/** Every change ever made, newest first: few rows, written by hand. */
async function readCambios(db: Conn, clave?: string): Promise<Fila[]> {
  const { rows } = await sql<Fila>`
    select p.clave, p.valor, p.desde, p.fuente, p.motivo, u.email as quien, p.creado_en as cuando
    from politica p left join usuarios u on u.id = p.creado_por
    where ${clave === undefined ? sql`true` : sql`p.clave = ${clave}`}
    order by p.desde desc, p.id desc`.execute(db)
  return rows
}

const toCambio = (fila: Fila): CambioPolitica => ({
  valor: { clase: definicionDe(fila.clave).clase, valor: fila.valor } as ValorPolitica,
  desde: fila.desde,
  fuente: fila.fuente,
  motivo: fila.motivo,
  quien: fila.quien,
  cuando: fila.cuando.toISOString(),
})

/** The policy as the settings page shows it: cut-offs by day and month, then all else, each with its next change. */
export async function readPolitica(db: Conn, hoy: Dia): Promise<PoliticaRespuesta> {
  const cambios = await readCambios(db)
  const cortes: ReglaPolitica[] = []
  const reglas: ReglaPolitica[] = []
  for (const clave of Object.keys(definiciones)) {
    const suyos = cambios.filter((cambio) => cambio.clave === clave)
    const vigente = suyos.find(({ desde }) => desde <= hoy)
    if (!vigente) continue
    const { clase, nombre, grupo } = definicionDe(clave)
    const programado = suyos.findLast(({ desde }) => desde > hoy)
    const fecha = clase === 'dia' ? proximoCorte(Number(vigente.valor), hoy) : null
    const regla: ReglaPolitica = {
      clave,
      nombre,
      grupo,
      vigente: toCambio(vigente),
      programado: programado ? toCambio(lastOf(suyos, programado.desde)) : null,
      cambios: suyos.length,
      corte: fecha && { dia: diaDelMes(fecha), mes: mesDe(fecha), fecha },
    }
    if (clase === 'dia') cortes.push(regla)
    else reglas.push(regla)
  }
  return { hoy, cortes, reglas }
}

/** Of two changes for the same day the one written last holds. */
const lastOf = (suyos: Fila[], desde: string): Fila => suyos.find((cambio) => cambio.desde === desde) as Fila

export async function readHistoria(db: Conn, clave: string): Promise<CambioPolitica[]> {
  definicionDe(clave)
  return (await readCambios(db, clave)).map(toCambio)
}
