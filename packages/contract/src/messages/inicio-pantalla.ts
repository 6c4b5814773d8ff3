import { contar } from '../message-type.ts'

type DeLote = { n: number; lote: string }
const facturas = (n: number) => contar(n, 'factura', 'facturas')

/** Texts of the home screen. */
export const inicioPantalla = {
  titulo: 'Inicio',
  cargarLote: 'Cargar lote',
  pagadoEn: ({ mes }: { mes: string }) => `Pagado en ${mes}`,
  etapas: 'Lotes por etapa',
  lotesYFacturas: ({ lotes, facturas: n }: { lotes: number; facturas: number }) =>
    `${contar(lotes, 'lote', 'lotes')}, ${facturas(n)}`,
  verEtapa: ({ etapa }: { etapa: string }) => `Ver los lotes: ${etapa}`,

  porResolver: 'Por resolver',
  alDia: 'Todo al día.',
  alDiaTexto: 'Aquí verás lo que necesite de ti.',
  rechazadas: ({ n, lote, motivo }: DeLote & { motivo: string | null }) =>
    `ANT rechazó ${facturas(n)} del lote ${lote}${motivo ? `: ${motivo}` : ''}`,
  bloqueadas: ({ n, lote }: DeLote) =>
    `${facturas(n)} del lote ${lote} no ${n === 1 ? 'está vigente' : 'están vigentes'} en el SAT`,
  enDuda: ({ n, lote }: DeLote) =>
    `${facturas(n)} del lote ${lote} en duda: ANT no ha dicho si ${n === 1 ? 'la' : 'las'} recibió`,
  porRevisar: ({ n, lote }: DeLote) =>
    `${facturas(n)} del lote ${lote} por revisar: lleva un complemento que Valija no conoce`,
  vencidos: ({ n, lote, falta, enviado }: DeLote & { falta: string; enviado: boolean }) =>
    `${n === 1 ? `Pago vencido del lote ${lote}` : `${n.toLocaleString('es-MX')} pagos vencidos, el primero del lote ${lote}`}: ${n === 1 ? 'falta' : 'faltan'} ${falta}${enviado ? '' : ', aún sin respuesta de ANT'}`,
  verVencidos: 'Ver lotes',
  borrador: ({ n, lote }: DeLote) =>
    n === 0
      ? `El borrador ${lote} está sin terminar`
      : `${facturas(n)} del borrador ${lote} no ${n === 1 ? 'cumple' : 'cumplen'} alguna regla`,
  comisionesPorFacturar: ({ n, total }: { n: number; total: string }) =>
    `Total a comisionar: ${total} en ${contar(n, 'reserva por facturar', 'reservas por facturar')}`,
  comisionesEnPrefactura: ({ n, total }: { n: number; total: string }) =>
    `${contar(n, 'reserva en pre-factura espera', 'reservas en pre-factura esperan')} su factura: ${total}`,
  verComisiones: 'Ver comisiones',
  complementosVencidos: ({ n }: { n: number }) =>
    `${contar(n, 'complemento de pago vencido', 'complementos de pago vencidos')}`,
  complementosPorEntregar: ({ n, fecha }: { n: number; fecha: string }) =>
    `${contar(n, 'pago espera', 'pagos esperan')} su complemento, a más tardar el ${fecha}`,
  verComplementos: 'Ver complementos',
  cuentasPorResolver: ({ n }: { n: number }) =>
    contar(n, 'cambio de cuenta de pago espera tu revisión', 'cambios de cuenta de pago esperan tu revisión'),
  revisarCuentas: 'Revisar cuentas',
  sinNombre: 'sin nombre',
  usuariosPendientes: ({ n }: { n: number }) =>
    `${contar(n, 'usuario espera', 'usuarios esperan')} tu autorización`,
  reenviarTodos: ({ n }: { n: number }) =>
    n === 1 ? 'Reenviarlo' : `Reenviar todos (${n.toLocaleString('es-MX')})`,
  reenviados: ({ n, quedan }: { n: number; quedan: number }) =>
    `${n === 1 ? 'Se vuelve a enviar' : 'Se vuelven a enviar'} ${contar(n, 'correo', 'correos')}.${quedan > 0 ? ` Quedan ${quedan.toLocaleString('es-MX')}: vuelve a presionar.` : ''}`,
  noReenviados: 'Los correos no se volvieron a enviar',
  correosFallidos: ({ n }: { n: number }) => `${contar(n, 'correo no salió', 'correos no salieron')}`,
  verLote: 'Ver lote',
  continuar: 'Continuar',
  corregir: 'Corregir',
  verUsuarios: 'Ver usuarios',
  verInvitaciones: 'Ver invitaciones',

  cuandoMePagan: '¿Cuándo me pagan?',
  proximosPagos: 'Próximos pagos',
  cortes: 'Fechas de corte',
  sinPagos: 'Ningún lote tiene una fecha de pago por venir.',
  yMas: ({ nombres, mas }: { nombres: string; mas: number }) =>
    mas === 0 ? nombres : `${nombres} y ${contar(mas, 'lote', 'lotes')} más`,
  facturasDe: ({ metodo, mes }: { metodo: string; mes: string }) => `Facturas ${metodo} de ${mes}`,
  hastaElDia: ({ dia, faltan }: { dia: number; faltan: number }) =>
    faltan === 0 ? `hasta hoy, día ${dia}` : `hasta el día ${dia}, en ${contar(faltan, 'día', 'días')}`,

  grafica: 'Facturas y reservas por mes',
  facturas: 'Facturas',
  reservas: 'Reservas',
  mes: 'Mes',
  verDetalle: 'Ver detalle',
  verTabla: 'Ver tabla',
  verGrafica: 'Ver gráfica',
  sinDatos: 'Aún no hay lotes en los últimos doce meses.',

  detalle: 'Detalle de lotes',
  volverAlResumen: 'Volver al resumen',
  idFactura: 'Id de factura',
  fechaCreacion: 'Fecha de creación',
  numFacturas: 'Número de facturas',
  numReservas: 'Número de reservas',
  sinLotes: 'Aún no hay lotes.',
  proveedor: 'Proveedor',
  comisionista: 'Comisionista',
  categoria: 'Categoría',
  lote: ['lote', 'lotes'] as const,
} as const
