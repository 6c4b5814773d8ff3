import type { Categoria } from '@valija/domain/lotes/etapas.ts'
import { contar, facturas, lotes } from '../message-type.ts'

/** `lote` is the name of the first of them, said when it is the only one. */
type DeLote = { n: number; lote: string }
type DeLotes = DeLote & { facturas: number }
const deEsos = ({ n, lote }: DeLote) => (n === 1 ? `del lote ${lote}` : `de ${lotes(n)}`)
const estos = ({ n, lote }: DeLote) => (n === 1 ? `El lote ${lote}` : lotes(n))
const diasEntreSemana = (n: number) => contar(n, 'día entre semana', 'días entre semana')

export const inicioPantalla = {
  titulo: 'Inicio',
  cargarLote: 'Cargar lote',
  pagadoEn: ({ mes }: { mes: string }) => `Pagado en ${mes}`,
  etapas: 'Lotes por etapa',
  yOtras: ({ montos }: { montos: string }) => `y ${montos}`,
  lotesYFacturas: ({ lotes, facturas: n }: { lotes: number; facturas: number }) =>
    `${contar(lotes, 'lote', 'lotes')}, ${facturas(n)}`,

  porResolver: 'Por resolver',
  deCategoria: ({ texto, categoria }: { texto: string; categoria: Categoria }) =>
    `${texto} · ${categoria === 'Proveedor' ? 'Proveedores' : 'Comisionistas'}`,
  alDia: 'Todo al día.',
  alDiaTexto: 'Aquí verás lo que necesite de ti.',
  rechazadas: ({ n, facturas: f, lote, motivo }: DeLotes & { motivo: string | null }) =>
    `ANT rechazó ${facturas(f)} ${n === 1 ? `del lote ${lote}${motivo ? `: ${motivo}` : ''}` : `de ${lotes(n)}`}`,
  bloqueadas: ({ n, facturas: f, lote }: DeLotes) =>
    `${facturas(f)} ${deEsos({ n, lote })} no ${f === 1 ? 'está vigente' : 'están vigentes'} en el SAT`,
  pagadasSinValidez: ({ n, facturas: f, lote }: DeLotes) =>
    `${facturas(f)} ${deEsos({ n, lote })} ${f === 1 ? 'se pagó y ya no vale' : 'se pagaron y ya no valen'} ante el SAT`,
  enDuda: ({ n, facturas: f, lote }: DeLotes) =>
    `${facturas(f)} ${deEsos({ n, lote })} en duda: no consta que ANT ${f === 1 ? 'la' : 'las'} tenga`,
  porRevisar: ({ n, facturas: f, lote }: DeLotes) =>
    `${facturas(f)} ${deEsos({ n, lote })} por revisar: ${f === 1 ? 'lleva' : 'llevan'} un complemento que Valija no conoce`,
  vencidos: ({ n, lote, falta, enviado }: DeLote & { falta: string; enviado: boolean }) =>
    `${n === 1 ? `Pago vencido del lote ${lote}` : `${n.toLocaleString('es-MX')} pagos vencidos, el primero del lote ${lote}`}: ${n === 1 ? 'falta' : 'faltan'} ${falta}${enviado ? '' : ', aún sin respuesta de ANT'}`,
  vencenHoy: ({ n, lote, falta, enviado }: DeLote & { falta: string; enviado: boolean }) =>
    `${n === 1 ? `El lote ${lote} vence hoy` : `${lotes(n)} vencen hoy`}: ${n === 1 ? 'falta' : 'faltan'} ${falta}${enviado ? '' : ', aún sin respuesta de ANT'}`,
  /** `conFalla`: those of them that a fault of ours holds up; who administers is told where to look. */
  envioDetenido: ({ n, lote, conFalla, administra }: DeLote & { conFalla: number; administra: boolean }) =>
    `${estos({ n, lote })} no ${n === 1 ? 'ha' : 'han'} llegado a ANT${
      conFalla === 0
        ? ''
        : `${n === conFalla ? '' : `, ${conFalla.toLocaleString('es-MX')}`} por una falla de Valija${administra ? ': revisa la bitácora técnica si sigue así' : ''}`
    }`,
  porMarcar: ({ n, lote }: DeLote) =>
    `${estos({ n, lote })} ya ${n === 1 ? 'tiene' : 'tienen'} todos sus pagos y no ${n === 1 ? 'está marcado' : 'están marcados'} como ${n === 1 ? 'pagado' : 'pagados'}`,
  reservasRepetidas: ({ n, lote }: DeLote) =>
    `${estos({ n, lote })} ${n === 1 ? 'factura' : 'facturan'} reservas que otra factura ya cobró: falta el motivo`,
  porCancelarse: ({ n, lote }: DeLote) =>
    `${estos({ n, lote })} ${n === 1 ? 'tiene' : 'tienen'} facturas que su emisor pidió cancelar: el SAT da tres días hábiles para rechazarlo`,
  rfcSinValidar: ({ n, lote }: DeLote) =>
    `${estos({ n, lote })} ${n === 1 ? 'espera' : 'esperan'} que se valide su RFC`,
  cuentaPorAprobar: ({ n, lote }: DeLote) =>
    `${estos({ n, lote })} ${n === 1 ? 'espera' : 'esperan'} que se apruebe la cuenta de su comisionista`,
  porProcesar: ({ n, montos }: { n: number; montos: string }) => `${lotes(n)} por ${montos} por procesar`,
  sinVerificar: ({ n, lote }: DeLote) =>
    `${estos({ n, lote })} ${n === 1 ? 'espera' : 'esperan'} la respuesta del SAT: ${n === 1 ? 'lo volvemos' : 'los volvemos'} a verificar automáticamente`,
  pagosPorConfirmar: ({ n, montos }: { n: number; montos: string }) =>
    `${contar(n, 'comprobante', 'comprobantes')} de pago por confirmar: ${montos}`,
  porConciliar: ({ n, montos, conSugerencia }: { n: number; montos: string; conSugerencia: number }) =>
    `${contar(n, 'movimiento', 'movimientos')} por conciliar: ${montos}${conSugerencia > 0 ? `; ${conSugerencia.toLocaleString('es-MX')} con sugerencia` : ''}`,
  estadosFaltantes: ({ n, cuenta, dias }: { n: number; cuenta: string; dias: number }) =>
    n === 1
      ? `Falta el estado de cuenta de ${cuenta}: ${diasEntreSemana(dias)}`
      : `Faltan estados de cuenta de ${contar(n, 'cuenta', 'cuentas')}; la que más, ${cuenta}: ${diasEntreSemana(dias)}`,
  procesar: 'Procesar',
  subirRecibo: 'Subir recibo',
  resolver: 'Resolver',
  verLotes: 'Ver lotes',
  validarRfc: 'Validar',
  confirmar: 'Confirmar',
  conciliar: 'Conciliar',
  importar: 'Importar',
  borrador: ({ n, lote }: DeLote) =>
    n === 0
      ? `El borrador ${lote} está sin terminar`
      : `${facturas(n)} del borrador ${lote} no ${n === 1 ? 'cumple' : 'cumplen'} alguna regla`,
  comisionesPorFacturar: ({ n, total }: { n: number; total: string }) =>
    `Total a comisionar: ${total} en ${contar(n, 'reserva por facturar', 'reservas por facturar')}`,
  comisionesEnPrefactura: ({ n, total }: { n: number; total: string }) =>
    `${contar(n, 'reserva en pre-factura espera', 'reservas en pre-factura esperan')} su factura: ${total}`,
  comisionesSinLeer: 'ANT no responde: todavía no sabemos qué puedes facturar.',
  verComisiones: 'Ver comisiones',
  complementosVencidos: ({ n }: { n: number }) =>
    `${contar(n, 'complemento de pago vencido', 'complementos de pago vencidos')}`,
  complementosPorEntregar: ({ n, fecha, dias }: { n: number; fecha: string; dias: number }) =>
    `${contar(n, 'pago espera', 'pagos esperan')} su complemento, a más tardar el ${fecha}: ${dias === 0 ? 'es hoy' : `${dias === 1 ? 'falta' : 'faltan'} ${contar(dias, 'día', 'días')}`}`,
  complementosPorCancelarse: ({ n }: { n: number }) =>
    `${contar(n, 'complemento de pago', 'complementos de pago')} que su emisor pidió cancelar: el SAT da tres días hábiles para rechazarlo`,
  complementosPorRevisar: ({ n }: { n: number }) =>
    contar(n, 'complemento de pago espera que lo revises', 'complementos de pago esperan que los revises'),
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
  verCorreos: 'Ver correos',
  verCuales: 'Ver cuáles',
  correosQueNoSalieron: 'Correos que no salieron',
  correo: ['correo', 'correos'] as const,
  correoDel: 'Es del',
  correoPara: 'Para',
  correoDe: 'Qué dice',
  correoMotivo: 'Por qué no salió',
  todosSalieron: 'Todos los correos salieron o van en camino.',

  cuandoMePagan: '¿Cuándo me pagan?',
  proximosPagos: 'Calendario de pagos',
  vencido: 'Vencido',
  hoy: 'Hoy',
  previsto: 'Está previsto',
  lotesDelDia: ({ n, categoria, etapa }: { n: number; categoria: string; etapa: string }) =>
    [
      lotes(n),
      ...(categoria === 'Comisionista' ? ['de comisiones'] : []),
      ...(etapa === 'enProcesoDeEnvio' ? ['en camino a ANT'] : []),
    ].join(' '),
  despues: ({ n, montos }: { n: number; montos: string }) => `Después: ${lotes(n)} por ${montos}.`,
  antiguedad: 'Por pagar, según su atraso',
  nadaPorPagar: 'Ningún lote espera su pago.',
  facturarTodo: 'Facturar todo',
  conciliarExactas: 'Conciliar las exactas',
  conciliando: 'Se están conciliando las que coinciden con exactitud.',
  diasSinEstado: ({ dias, desde }: { dias: number; desde: string }) =>
    `${diasEntreSemana(dias)}, desde el ${desde}`,
  administracion: 'Para administrar',
  invitar: 'Invitar a alguien',
  operativo: 'Operativo',
  administrador: 'Administrador',
  servicioCaido: ({ sistema, desde }: { sistema: string; desde: string }) =>
    `${sistema} no responde desde el ${desde}`,
  nadaInusual: 'Nada fuera de lo común en los últimos siete días.',
  entregas: ({
    nombre,
    lotes: n,
    monto,
    usual,
  }: {
    nombre: string
    lotes: number
    monto: string
    usual: string
  }) => `${nombre} cargó ${lotes(n)} por ${monto}; su semana usual es de ${usual}`,
  cuentasCambiadas: ({ n }: { n: number }) =>
    `${contar(n, 'cuenta de pago de comisionista cambió', 'cuentas de pago de comisionistas cambiaron')}`,
  verCuentas: 'Ver cuentas',

  dineroPorDia: 'Dinero por día de pago',
  rechazosPorRegla: {
    Proveedor: 'Rechazos por regla y hotel',
    Comisionista: 'Rechazos por regla y comisionista',
  },
  tusRechazos: 'Tus rechazos por regla',
  rechazosTexto: 'Facturas que no entraron a su lote o que ANT rechazó, en los últimos 90 días.',
  diasHastaElPago: 'Días de la carga al pago',
  diasTexto: 'Lotes pagados en los últimos 90 días.',
  enPesosSolo: 'En pesos; lo que está en otra moneda no se suma.',
  etapasDeBarra: {
    pagado: 'Pagado',
    enProcesoDePago: 'En proceso de pago',
    enProcesoDeEnvio: 'En camino a ANT',
    noProcesado: 'Sin procesar',
  },
  sinBarras: 'Aún no hay nada que mostrar.',
  rechazos: 'Facturas rechazadas',
  factura: 'Factura',
  regla: 'Motivo',
  encontrado: 'Se encontró',
  deQuienEs: { Proveedor: 'Hotel', Comisionista: 'Comisionista' },
  deQuien: 'De quién',
  nombre: 'Lote',
  estatus: 'Estatus',
  total: 'Total',
  rechazo: ['factura rechazada', 'facturas rechazadas'] as const,
  sinPagos: 'Ningún lote tiene una fecha de pago por venir.',
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
