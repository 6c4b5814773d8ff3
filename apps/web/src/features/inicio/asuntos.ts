import { enMontos } from '@valija/contract/en-pesos.ts'
import type { AsuntoInicio } from '@valija/contract/inicio.ts'
import { ilegiblesDeAnt } from '@valija/contract/messages/ilegibles-de-ant.ts'
import { inicioPantalla as t } from '@valija/contract/messages/inicio-pantalla.ts'
import type { Capacidad } from '@valija/domain/acceso/permisos.ts'
import { estadoInicial } from '@valija/domain/pagos/estados.ts'
import { withQuery } from '../../lib/api.ts'
import { fecha } from '../../lib/formats.ts'
import { paths } from '../../lib/paths.ts'
import type { IconName } from '../../ui/icon.tsx'
import type { Tono } from '../../ui/tokens.ts'

type Look = { tono: Tono; icon: IconName; text: string; action: string; to: string }
/** Whether whoever looks may do a thing: the word of the button follows. */
type Can = (capacidad: Capacidad) => boolean

const nameOf = ({ nombre }: AsuntoInicio): string => nombre ?? t.sinNombre
const lotesDe = ({ categoria }: AsuntoInicio): string =>
  categoria === 'Comisionista' ? paths.facturasComisionista : paths.facturaProveedor

/** The list that holds exactly what was counted; what is done in the lote itself opens it over the list. */
const listOf = (a: AsuntoInicio, action: string): string =>
  withQuery(lotesDe(a), {
    etapa: a.etapa,
    cola: a.clase,
    lote: a.n === 1 && (action === t.verLote || action === t.resolver) ? a.id : null,
  })

type DeCola = { tono: Tono; icon: IconName; text: string; action?: string }
const cola =
  (look: (a: AsuntoInicio & { lote: string }, can: Can) => DeCola) =>
  (a: AsuntoInicio, can: Can): Look => {
    const said = { action: a.n === 1 ? t.verLote : t.verLotes, ...look({ ...a, lote: nameOf(a) }, can) }
    return { ...said, to: listOf(a, said.action) }
  }
const deudaDe = (a: AsuntoInicio & { lote: string }) => ({
  n: a.n,
  lote: a.lote,
  falta: enMontos(a.montos),
  enviado: a.etapa === 'enProcesoDePago',
})

/** How each kind of matter is said, and where it is settled. */
const looks: Record<AsuntoInicio['clase'], (asunto: AsuntoInicio, can: Can) => Look> = {
  rechazadas: cola((a) => ({ tono: 'error', icon: 'nel', text: t.rechazadas({ ...a, motivo: a.detalle }) })),
  bloqueadas: cola((a) => ({ tono: 'error', icon: 'veto', text: t.bloqueadas(a) })),
  pagadasSinValidez: cola((a) => ({ tono: 'error', icon: 'veto', text: t.pagadasSinValidez(a) })),
  vencidos: cola((a) => ({ tono: 'error', icon: 'reloj', text: t.vencidos(deudaDe(a)) })),
  enDuda: cola((a, can) => ({
    tono: 'duda',
    icon: 'duda',
    text: t.enDuda(a),
    ...(can('lotes.procesar') ? { action: t.resolver } : {}),
  })),
  envioDetenido: cola((a, can) => ({
    tono: 'atencion',
    icon: 'enviar',
    text: t.envioDetenido({
      ...a,
      conFalla: a.parte,
      administra: can('instalacion.administrar'),
    }),
  })),
  vencenHoy: cola((a, can) => ({
    tono: 'atencion',
    icon: 'calend',
    text: t.vencenHoy(deudaDe(a)),
    ...(can('recibos.cargar') && a.etapa === 'enProcesoDePago' ? { action: t.subirRecibo } : {}),
  })),
  porMarcar: cola((a) => ({ tono: 'atencion', icon: 'moneda', text: t.porMarcar(a) })),
  porCancelarse: cola((a) => ({ tono: 'atencion', icon: 'veto', text: t.porCancelarse(a) })),
  porRevisar: cola((a) => ({ tono: 'duda', icon: 'duda', text: t.porRevisar(a) })),
  reservasRepetidas: cola((a) => ({ tono: 'atencion', icon: 'copiar', text: t.reservasRepetidas(a) })),
  rfcSinValidar: cola((a) => ({
    tono: 'atencion',
    icon: 'personas',
    text: t.rfcSinValidar(a),
    action: t.validarRfc,
  })),
  cuentaPorAprobar: cola((a) => ({ tono: 'atencion', icon: 'banco', text: t.cuentaPorAprobar(a) })),
  porProcesar: cola((a, can) => ({
    tono: 'atencion',
    icon: 'bandeja',
    text: t.porProcesar({ n: a.n, montos: enMontos(a.montos) }),
    action: can('lotes.procesar') ? t.procesar : t.verLotes,
  })),
  sinVerificar: cola((a) => ({ tono: 'neutro', icon: 'reloj', text: t.sinVerificar(a) })),
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
    text: t.comisionesPorFacturar({ n: a.n, total: enMontos(a.montos) }),
    action: t.facturarTodo,
    to: withQuery(paths.facturaComisionistaCrear, { ver: 'prefactura', todas: 'si' }),
  }),
  comisionesEnPrefactura: (a) => ({
    tono: 'atencion',
    icon: 'recibo',
    text: t.comisionesEnPrefactura({ n: a.n, total: enMontos(a.montos) }),
    action: t.verComisiones,
    to: withQuery(paths.facturaComisionistaCrear, { ver: 'factura' }),
  }),
  comisionesSinLeer: () => ({
    tono: 'duda',
    icon: 'duda',
    text: t.comisionesSinLeer,
    action: t.verComisiones,
    to: paths.facturaComisionistaCrear,
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
    text: t.complementosPorEntregar({ n: a.n, fecha: fecha(a.detalle ?? ''), dias: a.dias ?? 0 }),
    action: t.verComplementos,
    to: paths.complemento,
  }),
  complementosPorCancelarse: (a) => ({
    tono: 'atencion',
    icon: 'veto',
    text: t.complementosPorCancelarse({ n: a.n }),
    action: t.verComplementos,
    to: withQuery(paths.complemento, { situacion: 'porCancelarse' }),
  }),
  complementosPorRevisar: (a) => ({
    tono: 'duda',
    icon: 'complemento',
    text: t.complementosPorRevisar({ n: a.n }),
    action: t.verComplementos,
    to: withQuery(paths.complemento, { situacion: 'porRevisar' }),
  }),
  cuentasPorResolver: (a) => ({
    tono: 'atencion',
    icon: 'banco',
    text: t.cuentasPorResolver({ n: a.n }),
    action: t.revisarCuentas,
    to: paths.cuentaPago,
  }),
  pagosPorConfirmar: (a) => ({
    tono: 'atencion',
    icon: 'moneda',
    text: t.pagosPorConfirmar({ n: a.n, montos: enMontos(a.montos) }),
    action: t.confirmar,
    to: withQuery(paths.listarPagos, { estadoID: estadoInicial }),
  }),
  porConciliar: (a) => ({
    tono: 'atencion',
    icon: 'banco',
    text: t.porConciliar({ n: a.n, montos: enMontos(a.montos), conSugerencia: a.parte }),
    action: t.conciliar,
    to: paths.conciliacion,
  }),
  estadosFaltantes: (a) => ({
    tono: 'atencion',
    icon: 'banco',
    text: t.estadosFaltantes({ n: a.n, cuenta: nameOf(a), dias: a.dias ?? 0 }),
    action: t.importar,
    to: paths.estadosDeCuenta,
  }),
  usuariosPendientes: (a) => ({
    tono: 'atencion',
    icon: 'personas',
    text: t.usuariosPendientes({ n: a.n }),
    action: t.verUsuarios,
    to: withQuery(paths.usuario, { pestana: 'porAutorizar' }),
  }),
  proveedoresIlegibles: (a) => ({
    tono: 'atencion',
    icon: 'hotel',
    text: ilegiblesDeAnt.titulo.proveedores(a),
    action: t.verCuales,
    to: paths.proveedor,
  }),
  comisionistasIlegibles: (a) => ({
    tono: 'atencion',
    icon: 'maleta',
    text: ilegiblesDeAnt.titulo.comisionistas(a),
    action: t.verCuales,
    to: paths.comisionista,
  }),
  correosFallidos: (a) => ({
    tono: 'atencion',
    icon: 'correo',
    text: t.correosFallidos({ n: a.n }),
    action: t.verCorreos,
    to: withQuery(paths.inicio, { vista: 'correos' }),
  }),
}

const keyOf = ({ clase, id, categoria, etapa }: AsuntoInicio): string =>
  [clase, categoria, etapa, clase === 'borrador' ? id : ''].join(' ')

/** Each matter in words, with a key of its own; one of both kinds of lotes says whose it is. */
export const looksOf = (
  asuntos: readonly AsuntoInicio[],
  capacidades: readonly string[],
): (Look & { key: string; asunto: AsuntoInicio })[] =>
  asuntos.map((asunto) => {
    const look = looks[asunto.clase](asunto, (capacidad) => capacidades.includes(capacidad))
    const deAmbos = asuntos.some(
      ({ clase, categoria }) => clase === asunto.clase && categoria !== asunto.categoria,
    )
    const text =
      deAmbos && asunto.categoria !== null
        ? t.deCategoria({ texto: look.text, categoria: asunto.categoria })
        : look.text
    return { ...look, text, key: keyOf(asunto), asunto }
  })
