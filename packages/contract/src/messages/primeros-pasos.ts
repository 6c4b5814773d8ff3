import type { ClaveDePaso } from '@valija/domain/inicio/primeros-pasos.ts'

/** Texts of the first-run checklist. */
export const primerosPasosTexto = {
  titulo: 'Primeros pasos',
  avance: ({ hechos, total }: { hechos: number; total: number }) => `${hechos} de ${total} hechos`,
  ayuda: 'Cada paso se marca automáticamente cuando lo haces.',
  cerrar: 'Ya no mostrar',
  hecho: 'Hecho',
  porHacer: 'Por hacer',
  pasos: {
    verReserva: {
      texto: 'Busca una reserva en el buscador de arriba y abre su página: dice qué falta y a quién le toca',
      accion: null,
    },
    cargarLote: {
      texto: 'Carga tus facturas: suelta los XML, sus PDF y el layout, y guarda el lote',
      accion: 'Cargar',
    },
    procesarLote: {
      texto: 'Procesa un lote: elige su fecha de pago y envíalo a ANT',
      accion: 'Ver lotes',
    },
    cargarRecibo: {
      texto: 'Registra un pago: suelta el recibo del banco o agrega un comprobante',
      accion: 'Ver lotes',
    },
    registrarPago: {
      texto: 'Registra el pago de un cliente: busca su reserva por localizador y RFC',
      accion: 'Crear pago',
    },
    importarEstado: {
      texto: 'Importa un estado de cuenta tal como lo da el banco',
      accion: 'Importar',
    },
    conciliar: {
      texto: 'Concilia: acepta una sugerencia entre un movimiento y un pago',
      accion: 'Conciliar',
    },
    pedirFacturas: {
      texto: 'Pide a un hotel las facturas de las estancias que ya terminaron',
      accion: 'Ver hoteles',
    },
    prefactura: {
      texto: 'Elige reservas con comisión y guarda su pre-factura',
      accion: 'Ver comisiones',
    },
    facturarComision: {
      texto: 'Suelta el XML y el PDF de la factura de tu pre-factura, y guarda el lote',
      accion: 'Cargar',
    },
    subirComplemento: {
      texto: 'Sube el complemento de un pago que recibiste',
      accion: 'Subir',
    },
    protegerCuenta: {
      texto: 'Protege tu cuenta con una llave de acceso o la verificación en dos pasos',
      accion: 'Mi cuenta',
    },
  } satisfies Record<ClaveDePaso, { texto: string; accion: string | null }>,
} as const
