import type { AsuntoInicio } from '@valija/contract/inicio.ts'
import { inicioPantalla as t } from '@valija/contract/messages/inicio-pantalla.ts'
import { withQuery } from '../../lib/api.ts'
import { fecha } from '../../lib/formats.ts'
import { paths } from '../../lib/paths.ts'
import type { IconName } from '../../ui/icon.tsx'
import type { Tono } from '../../ui/tokens.ts'

type Look = { tono: Tono; icon: IconName; text: string; action: string; to: string }

const nameOf = ({ nombre }: AsuntoInicio): string => nombre ?? t.sinNombre
const lotesOf = ({ categoria }: AsuntoInicio): string =>
  categoria === 'Comisionista' ? paths.facturasComisionista : paths.facturaProveedor
const loteAt = (a: AsuntoInicio): string => withQuery(lotesOf(a), { lote: a.id })

const vencidos =
  (etapa: 'enProcesoDePago' | 'enProcesoDeEnvio') =>
  (a: AsuntoInicio): Look => ({
    tono: 'error',
    icon: 'reloj',
    text: t.vencidos({
      n: a.n,
      lote: nameOf(a),
      falta: a.detalle ?? '',
      enviado: etapa === 'enProcesoDePago',
    }),
    action: a.n === 1 ? t.verLote : t.verVencidos,
    to: a.n === 1 ? loteAt(a) : withQuery(lotesOf(a), { etapa, orden: 'fechaPago' }),
  })

/** How each kind of matter is said, and where it is settled. */
const looks: Record<AsuntoInicio['clase'], (asunto: AsuntoInicio) => Look> = {
  rechazadas: (a) => ({
    tono: 'error',
    icon: 'nel',
    text: t.rechazadas({ n: a.n, lote: nameOf(a), motivo: a.detalle }),
    action: t.verLote,
    to: loteAt(a),
  }),
  bloqueadas: (a) => ({
    tono: 'error',
    icon: 'veto',
    text: t.bloqueadas({ n: a.n, lote: nameOf(a) }),
    action: t.verLote,
    to: loteAt(a),
  }),
  enDuda: (a) => ({
    tono: 'duda',
    icon: 'duda',
    text: t.enDuda({ n: a.n, lote: nameOf(a) }),
    action: t.verLote,
    to: loteAt(a),
  }),
  porRevisar: (a) => ({
    tono: 'duda',
    icon: 'duda',
    text: t.porRevisar({ n: a.n, lote: nameOf(a) }),
    action: t.verLote,
    to: loteAt(a),
  }),
  pagosVencidos: vencidos('enProcesoDePago'),
  enviosVencidos: vencidos('enProcesoDeEnvio'),
  borrador: (a) => ({
    tono: a.n > 0 ? 'atencion' : 'neutro',
    icon: a.n > 0 ? 'alerta' : 'lapiz',
    text: t.borrador({ n: a.n, lote: nameOf(a) }),
    action: a.n > 0 ? t.corregir : t.continuar,
    to: withQuery(paths.facturaCrearProveedor, { borrador: a.id, paso: a.n > 0 ? 'dictamen' : null }),
  }),
  comisionesPorFacturar: (a) => ({
    tono: 'info',
    icon: 'recibo',
    text: t.comisionesPorFacturar({ n: a.n, total: a.detalle ?? '' }),
    action: t.verComisiones,
    to: paths.facturaComisionistaCrear,
  }),
  comisionesEnPrefactura: (a) => ({
    tono: 'atencion',
    icon: 'recibo',
    text: t.comisionesEnPrefactura({ n: a.n, total: a.detalle ?? '' }),
    action: t.verComisiones,
    to: withQuery(paths.facturaComisionistaCrear, { ver: 'factura' }),
  }),
  complementosVencidos: (a) => ({
    tono: 'error',
    icon: 'complemento',
    text: t.complementosVencidos({ n: a.n }),
    action: t.verComplementos,
    to: withQuery(paths.complemento, { situacion: 'vencidos' }),
  }),
  complementosPorEntregar: (a) => ({
    tono: 'atencion',
    icon: 'complemento',
    text: t.complementosPorEntregar({ n: a.n, fecha: fecha(a.detalle ?? '') }),
    action: t.verComplementos,
    to: paths.complemento,
  }),
  cuentasPorResolver: (a) => ({
    tono: 'atencion',
    icon: 'banco',
    text: t.cuentasPorResolver({ n: a.n }),
    action: t.revisarCuentas,
    to: paths.cuentaPago,
  }),
  usuariosPendientes: (a) => ({
    tono: 'atencion',
    icon: 'personas',
    text: t.usuariosPendientes({ n: a.n }),
    action: t.verUsuarios,
    to: withQuery(paths.usuario, { pestana: 'porAutorizar' }),
  }),
  correosFallidos: (a) => ({
    tono: 'atencion',
    icon: 'correo',
    text: t.correosFallidos({ n: a.n }),
    action: t.verInvitaciones,
    to: withQuery(paths.usuario, { pestana: 'invitaciones' }),
  }),
}

export const lookOf = (asunto: AsuntoInicio): Look => looks[asunto.clase](asunto)
