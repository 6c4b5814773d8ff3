import { message } from '@valija/contract/messages.ts'
import type { PerfilDeEstado, PerfilEntrada } from '@valija/contract/perfiles-de-estado.ts'
import { normal, type Perfil } from '@valija/documents/estados-de-cuenta/perfiles.ts'
import { sql } from 'kysely'
import { type Conn, inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse, refuseWith } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { assertByPolitica } from '../politica/by-politica.ts'
import { deFabricaBeside, readPropios } from './perfiles-vigentes.ts'

/** The sources of the product as they are shown, then those added here. */
export async function listPerfiles(db: Conn): Promise<PerfilDeEstado[]> {
  const propios = await readPropios(db)
  const own = propios.map(
    ({ clave, definicion, quien, cuando }): PerfilDeEstado => ({
      ...definicion,
      clave,
      deFabrica: false,
      referenciaAmpliada: definicion.columnas.some(({ columna }) => columna === 'referenciaAmpliada'),
      creaPagos: definicion.moneda !== 'EUR',
      porEncabezados: false,
      quien,
      cuando: cuando.toISOString(),
    }),
  )
  return [...deFabricaBeside(propios).map(toShown), ...own]
}

const titulos: Record<Perfil['columnas'][number], string> = {
  fechaOperacion: 'Fecha Operación',
  concepto: 'Concepto',
  referencia: 'Referencia',
  referenciaAmpliada: 'Referencia Ampliada',
  cargos: 'Cargo',
  abonos: 'Abono',
  saldo: 'Saldo',
}
const toShown = ({
  clave,
  nombre,
  moneda,
  filaDatos,
  columnas,
  cuentaEn,
  creaPagos,
  porEncabezados = false,
}: Perfil): PerfilDeEstado => ({
  clave,
  nombre,
  moneda,
  primerRenglon: filaDatos + 1,
  columnas: columnas.map((columna) => ({ columna, encabezado: titulos[columna] })),
  formatoFecha: 'dmy',
  formatoNumero: 'auto',
  celdaCuenta: cuentaEn === null ? '' : `${String.fromCharCode(65 + cuentaEn[1])}${cuentaEn[0] + 1}`,
  cuenta: '',
  deFabrica: true,
  referenciaAmpliada: columnas.includes('referenciaAmpliada'),
  creaPagos,
  porEncabezados,
  quien: null,
  cuando: null,
})

/** What would make a profile unreadable, field by field. */
export function judgePerfil({ columnas }: PerfilEntrada): void {
  const names = columnas.map(({ columna }) => columna)
  const headers = columnas.map(({ encabezado }) => normal(encabezado))
  const detalles = columnas.flatMap(({ columna }, i) => {
    if (names.indexOf(columna) !== i)
      return [{ campo: `columnas.${i}.columna`, mensaje: message('perfilColumnaRepetida') }]
    if (headers[i] === '')
      return [{ campo: `columnas.${i}.encabezado`, mensaje: message('perfilEncabezadoVacio') }]
    const first = names[headers.indexOf(headers[i] ?? '')]
    // One column with its sign is both.
    const firmado =
      (first === 'cargos' && columna === 'abonos') || (first === 'abonos' && columna === 'cargos')
    return first === columna || firmado
      ? []
      : [{ campo: `columnas.${i}.encabezado`, mensaje: message('perfilEncabezadoRepetido') }]
  })
  if (!names.includes('fechaOperacion'))
    detalles.push({ campo: 'columnas', mensaje: message('perfilSinFecha') })
  if (!names.includes('concepto')) detalles.push({ campo: 'columnas', mensaje: message('perfilSinConcepto') })
  if (!names.includes('abonos')) detalles.push({ campo: 'columnas', mensaje: message('perfilSinImportes') })
  if (detalles.length > 0) throw refuseWith('perfilInvalido', message('perfilInvalido'), { detalles })
}

/** Creates, or with its key changes, a source of this installation. */
export async function savePerfil(
  deps: Deps,
  actor: Actor,
  entrada: PerfilEntrada,
  clave?: string,
): Promise<PerfilDeEstado> {
  await assertByPolitica(deps, actor, 'rolesEstadosDeCuenta')
  judgePerfil(entrada)
  const saved = await inTransaction(deps.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('estados.perfiles'))`.execute(tx)
    const known = await listPerfiles(tx)
    const current = known.find((one) => one.clave === clave)
    if (clave !== undefined && !current) throw refuse('noEncontrado')
    if (current?.deFabrica) throw refuse('perfilDeFabrica')
    if (
      known.some(
        (one) => !one.porEncabezados && one.clave !== clave && normal(one.nombre) === normal(entrada.nombre),
      )
    )
      throw refuse('perfilYaExiste')
    // Rows keep the key of their source, so one that was used once is never given to another.
    const key = clave ?? (await freeKey(tx, entrada.nombre))
    const values = {
      nombre: entrada.nombre,
      moneda: entrada.moneda,
      definicion: sql`${JSON.stringify(entrada)}::jsonb`,
      quien: actor.correo,
      cuando: deps.reloj.ahora(),
    }
    await tx
      .insertInto('perfilesEstado')
      .values({ clave: key, ...values, eliminadoEn: null })
      .onConflict((conflict) => conflict.column('clave').doUpdateSet(values))
      .execute()
    await writeBitacora(tx, actor, {
      entidad: 'catalogo',
      entidadId: key,
      accion: clave === undefined ? 'fuenteAgregada' : 'fuenteCambiada',
      detalle: { ...entrada },
    })
    return (await listPerfiles(tx)).find((one) => one.clave === key)
  })
  if (!saved) throw refuse('noEncontrado')
  return saved
}

async function freeKey(db: Conn, nombre: string): Promise<string> {
  const base = `propia-${normal(nombre).slice(0, 30) || 'fuente'}`
  const used = new Set(
    (await db.selectFrom('perfilesEstado').select('clave').execute()).map((row) => row.clave),
  )
  for (let n = 1; ; n++) {
    const key = n === 1 ? base : `${base}-${n}`
    if (!used.has(key)) return key
  }
}

/** A source without rows goes; its past imports keep its name. */
export async function deletePerfil(deps: Deps, actor: Actor, clave: string): Promise<PerfilDeEstado> {
  await assertByPolitica(deps, actor, 'rolesEstadosDeCuenta')
  return inTransaction(deps.db, async (tx) => {
    const found = (await listPerfiles(tx)).find((one) => one.clave === clave)
    if (!found) throw refuse('noEncontrado')
    if (found.deFabrica) throw refuse('perfilDeFabrica')
    const used = await tx
      .selectFrom('movimientos')
      .select('movimientoId')
      .where('fuente', '=', clave)
      .limit(1)
      .executeTakeFirst()
    if (used) throw refuse('perfilEnUso')
    await tx
      .updateTable('perfilesEstado')
      .set({ eliminadoEn: deps.reloj.ahora() })
      .where('clave', '=', clave)
      .execute()
    await writeBitacora(tx, actor, { entidad: 'catalogo', entidadId: clave, accion: 'fuenteEliminada' })
    return found
  })
}
