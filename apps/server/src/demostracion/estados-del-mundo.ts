import { randomUUID } from 'node:crypto'
import { perfiles } from '@valija/documents/estados-de-cuenta/perfiles.ts'
import { estadoRechazado, estadoValido } from '@valija/domain/pagos/estados.ts'
import { type Dia, enDiaMesAnio, sumarDias } from '@valija/domain/tiempo/dia.ts'
import { toPesos } from '@valija/sandbox/ant/paquete.ts'
import { estadoBbva } from '@valija/sandbox/muestras/estado-bbva.ts'
import { azarDe } from '@valija/sandbox/mundo/azar.ts'
import { sql } from 'kysely'
import { laMaquina } from '../areas/bitacora/write-bitacora.ts'
import { insertConciliaciones } from '../areas/conciliacion/acciones/tie-lineas.ts'
import { writeAcciones } from '../areas/conciliacion/acciones/write-accion.ts'
import type { LineaDeAccion } from '../areas/conciliacion/candidatos/linea-de-accion.ts'
import { insertMovimientos } from '../areas/estados-de-cuenta/insert-movimientos.ts'
import { storeDelMundo } from './archivos-del-mundo.ts'
import { at, type Mundial } from './mundial.ts'
import type { PagoDelMundo } from './pagos-del-mundo.ts'
import { diaDelMesDe, mesAtras } from './plan-de-lotes.ts'

const cuenta = '0112345678'
type Fila = {
  dia: Dia
  concepto: string
  referencia: string
  ampliada: string
  abono: number
  cargo: number
  pago: PagoDelMundo | null
}

/** BBVA's statement of each month, as the bank gives it; what names its payment is tied to it, the last days' rows wait. */
export async function loadEstados(m: Mundial, pagos: readonly PagoDelMundo[]): Promise<void> {
  const hoteles = await sql<{ dia: Dia; total: number; folio: string; nombre: string }>`
    select c.fecha_pago as dia, c.total, c.folio, l.proveedor_nombre as nombre from comprobantes_pago c
      join lotes l on l.id = c.lote_id where c.anulado_en is null order by c.id`.execute(m.tx)
  let saldo = 250_000_000
  for (let atras = m.tamano.meses - 1; atras >= 0; atras--) {
    const mes = mesAtras(m.hoy, atras)
    const hasta = sumarDias(m.hoy, -1)
    const filas = [
      ...pagos
        .filter(
          (p) =>
            p.cuenta === cuenta &&
            p.fechaPago.startsWith(mes) &&
            p.estadoId !== estadoRechazado &&
            p.fechaPago <= hasta,
        )
        .map((pago) => ({
          dia: pago.fechaPago,
          concepto: 'SPEI RECIBIDO',
          referencia: pago.clave.slice(-7),
          ampliada: `${pago.clave} PAGO ${pago.bookingCode}`,
          abono: pago.monto,
          cargo: 0,
          pago,
        })),
      ...hoteles.rows
        .filter(({ dia }) => dia.startsWith(mes) && dia <= hasta)
        .map(({ dia, total, folio, nombre }) => ({
          dia,
          concepto: 'SPEI ENVIADO BANORTE',
          referencia: folio,
          ampliada: `PAGO DE FACTURAS ${nombre}`.slice(0, 60),
          abono: 0,
          cargo: total,
          pago: null,
        })),
      ...deNadie(m, mes, atras === 0 ? hasta : null),
    ].sort((a, b) => a.dia.localeCompare(b.dia))
    if (filas.length === 0) continue
    saldo = await importEstado(m, filas, { mes, saldo, ultimo: atras === 0 })
  }
}

/** Deposits that name nobody, and what the bank charges. */
function deNadie(m: Mundial, mes: string, hasta: Dia | null): Fila[] {
  const azar = azarDe(m.mundo.seed, 'movimientos del mundo', mes)
  return Array.from({ length: 14 }, (_none, i) => {
    const dia = diaDelMesDe(mes, azar.entero(1, 27))
    const banco = i % 4 === 0
    return {
      dia: hasta !== null && dia > hasta ? hasta : dia,
      concepto: banco ? 'COMISION POR SERVICIO' : 'DEPOSITO EN EFECTIVO',
      referencia: String(azar.entero(1_000_000, 9_999_999)),
      ampliada: banco ? 'IVA INCLUIDO' : `SUC ${azar.entero(100, 999)}`,
      abono: banco ? 0 : azar.entero(10, 180) * 10_000 + azar.entero(0, 99),
      cargo: banco ? azar.entero(500, 25_000) : 0,
      pago: null,
    }
  })
}

type Mes = { mes: string; saldo: number; ultimo: boolean }
async function importEstado(
  m: Mundial,
  filas: readonly Fila[],
  { mes, saldo, ultimo }: Mes,
): Promise<number> {
  const perfil = perfiles.find(({ clave }) => clave === 'bbvaMxn')
  const [desde, hasta] = [filas[0]?.dia, filas.at(-1)?.dia]
  if (!perfil || !desde || !hasta) throw new Error('no statement')
  const nombre = `bbva-${mes}.xlsx`
  const contenido = estadoBbva(
    filas.map(({ dia, concepto, referencia, ampliada, abono, cargo }) => ({
      fecha: enDiaMesAnio(dia),
      concepto,
      referencia,
      ampliada,
      ...(abono > 0 ? { abono: toPesos(abono) } : { cargo: toPesos(cargo) }),
    })),
    cuenta,
    saldo,
  )
  const cuando = at(sumarDias(hasta, 1) > m.hoy ? m.hoy : sumarDias(hasta, 1), 9)
  const [archivo] = await storeDelMundo(m.deps, m.tx, [
    {
      contenido,
      tipo: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      nombre,
      proposito: 'estadoDeCuenta',
      creadoPor: m.admin.usuarioId,
      creadoEn: cuando,
    },
  ])
  let corre = saldo
  const movimientos = filas.map((fila, i) => {
    corre += fila.abono - fila.cargo
    return {
      renglon: i + 3,
      ordinal: 1,
      fechaOperacion: fila.dia,
      concepto: fila.concepto,
      referencia: fila.referencia,
      referenciaAmpliada: fila.ampliada,
      cargos: fila.cargo,
      abonos: fila.abono,
      saldo: corre,
      meses: 0,
    }
  })
  const suma = (de: (fila: Fila) => number) => filas.reduce((total, fila) => total + de(fila), 0)
  const { importacionID } = await insertMovimientos(
    m.tx,
    { ...m.admin, cuando },
    {
      archivo: { id: archivo?.id ?? '', nombre },
      desde,
      hasta,
      estado: {
        perfil,
        cuenta,
        movimientos,
        ilegibles: [],
        saltosDeSaldo: [],
        signosDudosos: null,
        descuadres: [],
        conteos: [],
        desde,
        hasta,
        sumaCargos: suma(({ cargo }) => cargo),
        sumaAbonos: suma(({ abono }) => abono),
        saldoFinal: corre,
      },
    },
  )
  await sql`update importaciones set creado_en = ${cuando} where importacion_id = ${importacionID}`.execute(
    m.tx,
  )
  await match(m, { importacionId: importacionID ?? 0, filas, ultimo, cuando })
  return corre
}

type Importado = { importacionId: number; filas: readonly Fila[]; ultimo: boolean; cuando: Date }
/** Tied as the machine ties what names its payment: of the last statement only what was already judged. */
async function match(m: Mundial, { importacionId, filas, ultimo, cuando }: Importado): Promise<void> {
  const { rows } = await sql<{
    movimientoId: number
    renglon: number
    huella: string
    fechaOperacion: string
    concepto: string
    cargos: number
    abonos: number
  }>`
    select movimiento_id, renglon, huella, fecha_operacion, concepto, cargos, abonos from movimientos
    where importacion_id = ${importacionId} order by renglon`.execute(m.tx)
  const atados = rows.flatMap(({ renglon, ...movimiento }) => {
    const pago = filas[renglon - 3]?.pago
    return pago && (!ultimo || pago.estadoId === estadoValido) ? [{ movimiento, pago }] : []
  })
  const lineas = atados.map(
    ({ pago }): LineaDeAccion => ({
      tipo: 'pago',
      referencia: String(pago.id),
      bookingCode: pago.bookingCode,
      monto: pago.monto,
    }),
  )
  const ids = await writeAcciones(
    m.tx,
    { ...laMaquina, cuando },
    atados.map(({ movimiento }, i) => ({
      clase: 'aceptar',
      aplicadoPor: 'maquina',
      grupo: randomUUID(),
      movimiento,
      dicho: { codigo: 'aceptar', n: 1 },
      lineas: lineas.slice(i, i + 1),
      puntos: 100,
    })),
  )
  await insertConciliaciones(
    m.tx,
    lineas.map((linea, i) => ({
      accionId: ids[i] ?? 0,
      movimientoId: atados[i]?.movimiento.movimientoId ?? 0,
      linea,
    })),
  )
}
