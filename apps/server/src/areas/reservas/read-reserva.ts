import { centavos } from '@valija/contract/pesos.ts'
import type { LugarDePieza, Reserva } from '@valija/contract/reservas.ts'
import { can } from '@valija/domain/acceso/permisos.ts'
import type { Politica } from '@valija/domain/politica/politica.ts'
import { desconocidosDeReserva, faltantesDeReserva, isCompleta } from '@valija/domain/reservas/faltantes.ts'
import { facturasEnPie, type PiezasDeReserva } from '@valija/domain/reservas/piezas.ts'
import { type Importe, type SumasDeReserva, sumasDeReserva } from '@valija/domain/reservas/sumas.ts'
import { vidaDeReserva } from '@valija/domain/reservas/vida.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { askMotor, type Respuesta } from './ask-motor.ts'
import { avisosParaVista, tellAvisos } from './avisos-juzgados.ts'
import { type ReservaConocida, readConocidas } from './read-conocidas.ts'
import { readFacturas } from './read-facturas.ts'
import { readPiezas } from './read-piezas.ts'
import { type Vista, vistaDe } from './vista.ts'

/** A booking as one person sees it, before it is told. */
export type ReservaVista = {
  conocida: ReservaConocida
  piezas: PiezasDeReserva
  vista: Vista
  politica: Politica
  hoy: Dia
  respuesta: Respuesta
}

/**
 * A booking by localizador, hotel's code or channel's, within the person's scope. Outside it, it is as absent as one that
 * does not exist. The engines are asked first when what they said is old, and never waited for long.
 */
export async function openReserva(
  deps: Deps,
  actor: Actor,
  pedido: string,
  ask: typeof askMotor | null = askMotor,
): Promise<ReservaVista> {
  const hoy = await deps.reloj.hoy()
  const politica = await politicaVigente(deps.db, hoy)
  const vista = await vistaDe(deps, actor)
  const code = pedido.trim().toUpperCase()
  const readOne = async () => {
    const conocida = (await readConocidas(deps.db, [code])).get(code)
    if (!conocida) throw refuse('reservaNoHallada')
    return conocida
  }
  const antes = await readOne()
  const respuesta: Respuesta = vista.cobros && ask !== null ? await ask(deps, antes) : 'noSePregunta'
  const conocida = respuesta === 'alDia' ? await readOne() : antes
  const piezas = (await readPiezas(deps.db, vista, [conocida], politica.estadoPagoValido)).get(
    conocida.localizador,
  )
  if (!piezas || !(isInScope(actor, vista, { conocida, piezas }) || isOfItsHotel(actor, conocida)))
    throw refuse(vista.cobros && respuesta === 'sinRespuesta' ? 'reservaSinRespuesta' : 'reservaNoHallada')
  return { conocida, piezas, vista, politica, hoy, respuesta }
}

/** A hotel's own, also when it has billed nothing of it or a colleague did. */
const isOfItsHotel = ({ rol, idProveedores }: Actor, { hechos }: ReservaConocida): boolean =>
  rol === 'proveedor' && idProveedores.includes(hechos?.proveedorId ?? -1)

/**
 * Something of it is the person's to see. A commission alone brings a booking to nobody who pays hotels; and to no agent
 * once the engines say that it is another's, unless she has billed it.
 */
function isInScope(
  actor: Actor,
  vista: Vista,
  { conocida, piezas }: { conocida: ReservaConocida; piezas: PiezasDeReserva },
): boolean {
  const deOtra = conocida.comisionistaId !== null && conocida.comisionistaId !== actor.idComisionista
  const deLista = vista.cobros || !deOtra ? piezas.comisiones.length + piezas.prefacturas.length : 0
  const deAgente = deLista + piezas.facturasDeAgente.length > 0
  const deHotel = piezas.facturas.length > 0
  const deCliente = vista.cobros && (piezas.hechos !== null || piezas.cobros.length > 0)
  return deHotel || deCliente || (deAgente && actor.rol !== 'OperativoProveedor')
}

export async function readReserva(deps: Deps, actor: Actor, pedido: string): Promise<Reserva> {
  const { conocida, piezas, vista, politica, hoy, respuesta } = await openReserva(deps, actor, pedido)
  const sumas = sumasDeReserva(piezas)
  const avisos = await tellAvisos(deps.db, [
    { localizador: conocida.localizador, piezas, avisos: avisosParaVista(vista, piezas, politica, hoy) },
  ])
  const localizador = vista.cobros ? conocida.localizador : pedido.trim().toUpperCase()
  const open = (lugar: LugarDePieza | null) => (lugar !== null && canOpen(actor, lugar) ? lugar : null)
  const porColega = actor.rol === 'proveedor' && (await isFacturada(deps, vista, conocida))
  const deCliente = vista.cobros ? sumas : { porCobrar: null, cobrado: null }
  const faltantes = faltantesDeReserva(piezas, deCliente, hoy).filter(
    ({ quien, codigo }) => (vista.hotel || quien !== 'hotel') && !(porColega && codigo === 'facturaHotel'),
  )
  return {
    localizador,
    cancelada: piezas.hechos?.cancelada ?? null,
    inicio: piezas.hechos?.inicio ?? null,
    fin: piezas.hechos?.fin ?? null,
    ...(vista.cobros
      ? {
          nombrePaquete: conocida.nombrePaquete,
          motor: conocida.motor,
          cliente: conocida.cliente,
          rfc: conocida.rfc,
          agente: conocida.agente,
        }
      : {}),
    ...(vista.todo ? { hotel: conocida.hotel, reservaAnt: conocida.reservaAnt } : {}),
    vistoEn: vista.cobros ? (conocida.vistoEn?.toISOString() ?? null) : null,
    respuesta,
    sumas: sumasPara(vista, sumas),
    desconocidos: desconocidosDeReserva(piezas).filter((uno) => tellsUnknown(vista, uno)),
    avisos,
    faltantes: faltantes.map((falta) => ({
      ...falta,
      importe: enCable(falta.importe),
      lugar: open(falta.lugar),
    })),
    // Who sees a part of it, or what it was before, cannot tell; and what is warned of is not settled.
    completa:
      vista.todo &&
      respuesta === 'alDia' &&
      avisos.every(({ aceptado }) => aceptado !== null) &&
      isCompleta(piezas, faltantes, hoy),
    vida: vidaDeReserva(piezas).map((suceso) => ({
      ...suceso,
      importe: enCable(suceso.importe),
      lugar: open(suceso.lugar),
    })),
    puedeAceptar: can(actor.rol, 'reservas.avisos'),
  }
}

/** Billed by anybody, whether or not this person sees the factura: then nothing is asked of its hotel. */
async function isFacturada(deps: Deps, vista: Vista, { claves }: ReservaConocida): Promise<boolean> {
  const facturas = await readFacturas(deps.db, { ...vista, lotes: sql`true` }, claves)
  return facturasEnPie(facturas.filter(({ tipo }) => tipo === 'p')).size > 0
}

const conCentavos = ({ moneda, monto }: Importe) => ({ moneda, monto: centavos(monto) })
const enCable = (importe: Importe | null) => importe && conCentavos(importe)

/** What the person may not see is not in the answer. */
function sumasPara(vista: Vista, sumas: SumasDeReserva): Reserva['sumas'] {
  const { cobradoAlMenos, facturado, pagado, comision } = sumas
  return {
    ...(vista.cobros
      ? {
          vendido: enCable(sumas.vendido),
          cobrado: enCable(sumas.cobrado),
          cobradoAlMenos,
          soloEnElMotor: enCable(sumas.soloEnElMotor),
          porValidar: sumas.porValidar.map(conCentavos),
          porCobrar: enCable(sumas.porCobrar),
        }
      : {}),
    ...(vista.hotel ? { facturado: facturado.map(conCentavos), pagado: pagado.map(conCentavos) } : {}),
    ...(vista.agente ? { comision: comision && comision.map(conCentavos) } : {}),
    ...(vista.todo ? { costo: enCable(sumas.costo), margen: enCable(sumas.margen) } : {}),
  }
}

function tellsUnknown(vista: Vista, cual: ReturnType<typeof desconocidosDeReserva>[number]): boolean {
  if (cual === 'estancia') return true
  if (['motor', 'precio', 'cobrosDelMotor', 'cobrosEnOtraMoneda'].includes(cual)) return vista.cobros
  return vista.todo
}

/** The screen of a piece opens to who may open it at all. */
function canOpen({ rol }: Actor, lugar: LugarDePieza): boolean {
  switch (lugar.en) {
    case 'pago':
    case 'movimiento':
      return can(rol, 'pagos.ver')
    case 'factura':
      return lugar.categoria === 'Proveedor' ? can(rol, 'lotes.proveedor.ver') : rol !== 'OperativoProveedor'
    case 'complemento':
      return can(rol, 'complementos.ver')
    case 'comision':
      return can(rol, 'comisiones.ver')
    case 'prefactura':
      return can(rol, 'prefacturas.ver')
  }
}
