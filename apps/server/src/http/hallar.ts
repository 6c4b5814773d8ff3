import type { Hallado } from '@valija/contract/buscar.ts'
import type { Periodo, Pregunta } from '@valija/domain/buscar/pregunta.ts'
import { sumarDias } from '@valija/domain/tiempo/dia.ts'
import { isRfcSinHomoclave } from '@valija/palabras/rfc.ts'
import { sql } from 'kysely'
import type { Conn } from '../db/connection.ts'
import { containsWords } from './buscable.ts'
import type { Sql } from './lista.ts'

/**
 * One way in which a record answers a question; each has its own index. `exacta`: not merely a beginning or a part. `empieza`:
 * the code whose beginning was asked for. `termina`: its end was. `une`: a join to what of the record has it.
 */
export type Rama = {
  donde: Sql
  exacta: boolean
  empieza?: Sql | undefined
  termina?: boolean
  une?: Sql | undefined
}
/** A kind of record and who may see it: `alcance` stands in every way of finding it. */
export type Busca = { desde: Sql; id: Sql; alcance: Sql; columnas: Sql; orden?: Sql }

/** Text for the beginning of a LIKE, its own wildcards taken literally. */
export const startsWith = (expression: Sql, texto: string): Sql =>
  sql`${expression} like buscable(${texto.replace(/[\\%_]/g, (c) => `\\${c}`)}) || '%'`

/** A code as a whole and, from three characters on, as a beginning; `expression` is indexed through `buscable()`. */
export const ramasDeCodigo = (expression: Sql, codigo: string, une?: Sql): Rama[] => [
  { donde: sql`${expression} = buscable(${codigo})`, exacta: true, une },
  ...(codigo.length < 3
    ? []
    : [{ donde: startsWith(expression, codigo), exacta: false, empieza: expression, une }]),
]

const endsWith = (reversa: Sql, fin: string): Sql => sql`${reversa} like reverse(${fin}::text) || '%'`
/** Of a clave, by its last four figures or more, as a person reads them out; `reversa` is the clave backwards, as its index has it. */
export const ramasDeFin = (reversa: Sql, plano: string): Rama[] =>
  /^\d{4,}$/.test(plano) ? [{ donde: endsWith(reversa, plano), exacta: false, termina: true }] : []
/** Of a uuid, by its end, which whoever reads one out says as often as its beginning. */
export const ramasDeFinDeUuid = (uuid: Sql, { finDeUuid }: Pregunta): Rama[] =>
  finDeUuid === null
    ? []
    : [
        {
          donde: endsWith(sql`reverse(${uuid}::text)`, finDeUuid),
          exacta: finDeUuid.length >= 8,
          termina: true,
        },
      ]

/** An amount to the centavo; where its centavos were left out, whatever has its pesos too. */
export const ramasDeImporte = (expression: Sql, { importe, sinCentavos }: Pregunta): Rama[] =>
  importe === null
    ? []
    : [
        { donde: sql`${expression} = ${importe}`, exacta: true },
        ...(sinCentavos
          ? [{ donde: sql`${expression} between ${importe + 1} and ${importe + 99}`, exacta: false }]
          : []),
      ]

/** An RFC, or those that begin so where the homoclave was left out. */
export const ramasDeRfc = (column: Sql, { plano }: Pregunta): Rama[] => [
  { donde: sql`${column} = ${plano}`, exacta: true },
  ...(isRfcSinHomoclave(plano)
    ? [{ donde: sql`${column} between ${`${plano}000`} and ${`${plano}ZZZ`}`, exacta: false }]
    : []),
]

/** Every word somewhere in a text indexed by trigrams, which a single letter is not found by. */
export const ramasDeNombre = (column: Sql, { palabras }: Pick<Pregunta, 'palabras'>): Rama[] =>
  palabras.some((palabra) => palabra.length >= 3)
    ? [{ donde: sql.join(containsWords(column, palabras), sql` and `), exacta: false }]
    : []

type En = (cuando: Periodo) => Sql
/** Of a calendar day. */
export const enDia =
  (dia: Sql): En =>
  ({ desde, hasta }) =>
    sql`${dia} between ${desde}::date and ${hasta}::date`
/** Of an instant: the days become instants once, not each row's instant a day. */
export const enInstante = (instante: Sql): En => {
  const begins = (dia: Sql): Sql => sql`(${dia}::timestamp at time zone 'America/Mexico_City')`
  return ({ desde, hasta }) =>
    sql`${instante} >= ${begins(sql`${desde}::date`)} and ${instante} < ${begins(sql`(${hasta}::date + 1)`)}`
}
/** So many days at most something lasts: what ended long after the time that was said is not read to see when it began. */
const dura = 60
/** Of what was from a day to another. */
export const enEstancia =
  (llegada: Sql, salida: Sql): En =>
  ({ desde, hasta }) =>
    sql`${llegada} <= ${hasta}::date and ${salida} between ${desde}::date and ${sumarDias(hasta, dura)}::date`

/** Every word somewhere in the text of what was at the time that was said with them. */
export const ramasDeNombreEn = (column: Sql, { enFecha }: Pregunta, en: En): Rama[] =>
  (enFecha?.periodos ?? []).flatMap((cuando) =>
    ramasDeNombre(column, enFecha ?? { palabras: [] }).map(({ donde }) => ({
      donde: sql`${donde} and ${en(cuando)}`,
      exacta: false,
    })),
  )

/** Of ten groups of three letters of a name, about how many are in it when it is misspelt. */
const parecido = 0.5
/** The records whose name is most like this one; each is read, so there must not be many. */
export const hallarParecidos = (
  db: Conn,
  { nombres, ...busca }: Busca & { nombres: Sql },
  nombre: string,
  tope: number,
): Promise<Hallado[]> => {
  const orden = sql`word_similarity(buscable(${nombre}), ${nombres})`
  return hallar(db, { ...busca, orden }, [{ donde: sql`${orden} >= ${parecido}`, exacta: false }], tope)
}

const vacio = {
  importe: sql`null::bigint`,
  moneda: sql`'MXN'`,
  fecha: sql`null::date`,
  estado: sql`null::text`,
}
type Columnas = { id: Sql; titulo: Sql; detalle: Sql } & Partial<
  Record<
    | 'importe'
    | 'moneda'
    | 'fecha'
    | 'estado'
    | 'loteId'
    | 'categoria'
    | 'estatus'
    | 'fechaPago'
    | 'comisionistaId',
    Sql
  >
>
/** The columns of what is found; what a kind has not is null. */
export function columnasHalladas(columnas: Columnas): Sql {
  const all = {
    ...vacio,
    loteId: sql`null::bigint`,
    categoria: sql`null::text`,
    estatus: sql`null::text`,
    fechaPago: sql`null::date`,
    comisionistaId: sql`null::bigint`,
    ...columnas,
    id: sql`(${columnas.id})::text`,
  }
  return sql.join(Object.entries(all).map(([name, value]) => sql`${value} as ${sql.ref(name)}`))
}

/** Of a code that more share than these, or its beginning, the last by their code are taken: codes grow, so those are new. */
const topeDeCodigo = 50
/** Those that share an end are no newer one than another: as many are looked at as a million have of four figures, and more. */
const topeDeFin = 500

/**
 * The first `tope` records that answer in any of the ways, exact ones first and then the newest. Those of a beginning come
 * from the index of the code, from its end: from the newest record on, one that old ones share would be looked for in all.
 */
export async function hallar(
  db: Conn,
  { desde, id, alcance, columnas, orden = id }: Busca,
  ramas: readonly Rama[],
  tope: number,
): Promise<Hallado[]> {
  if (ramas.length === 0) return []
  const newest = (from: Sql, clave: Sql, cuando: Sql, exacta: boolean) =>
    sql`(select ${clave} as clave, ${exacta}::boolean as exacta from ${from} order by ${cuando} desc, ${clave} desc limit ${tope})`
  const cada = ramas.map(({ donde, exacta, empieza, termina, une }) => {
    const todas = sql`${desde} ${une ?? sql``} where ${alcance} and ${donde}`
    if (!empieza && !termina && !une) return newest(todas, id, orden, exacta)
    const last = empieza ? sql`order by ${empieza} using ~>~` : sql``
    const pocas = sql`(select ${id} as clave, ${orden} as cuando from ${todas} ${last} limit ${termina ? topeDeFin : topeDeCodigo}) i`
    return newest(pocas, sql`i.clave`, sql`i.cuando`, exacta)
  })
  const { rows } = await sql<Hallado>`
    with halladas as materialized (select clave, bool_or(exacta) as exacta from (${sql.join(cada, sql` union all `)}) u group by clave)
    select ${columnas} from ${desde} join halladas h on h.clave = ${id}
    where ${alcance} order by h.exacta desc, ${orden} desc, ${id} desc limit ${tope}`.execute(db)
  return rows
}
