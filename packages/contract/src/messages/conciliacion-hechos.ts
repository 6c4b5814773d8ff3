import { contar } from '../message-type.ts'

/** What was done to a row, and how it is taken back. */
export const conciliacionHechos = {
  aplicando: 'aplicando',
  hechoPago: ({ id }: { id: number }) => `pago ${id}`,
  hechoPagos: ({ n }: { n: number }) => contar(n, 'pago', 'pagos'),
  hechoReserva: ({ localizador }: { localizador: string }) => `reserva ${localizador}`,
  hechoLote: ({ nombre }: { nombre: string }) => `lote ${nombre}`,
  hechoIgnorado: 'ignorado',
  hechoAparte: 'para después',
  hechoDevuelto: 'por revisar',
  moviendo: 'moviendo',
  hechoAplicado: 'aplicado',
  hechoPorOtro: 'ya no está por revisar',
  noSeAplico: 'no se aplicó',
  noSeSabe: 'sin respuesta',
  avisoAplicado: ({ movimiento, destino }: { movimiento: string; destino: string }) =>
    `${movimiento} aplicado: ${destino}.`,
  avisoParcial: ({ movimiento, destino, restante }: Record<'movimiento' | 'destino' | 'restante', string>) =>
    `${movimiento} aplicado en parte: ${destino}. Quedan ${restante}.`,
  avisoIgnorado: ({ movimiento }: { movimiento: string }) => `${movimiento} ignorado.`,
  avisoAparte: ({ movimiento }: { movimiento: string }) => `${movimiento} queda para después.`,
  avisoVariosAparte: ({ n }: { n: number }) =>
    contar(n, 'movimiento queda para después.', 'movimientos quedan para después.'),
  avisoDevuelto: ({ movimiento }: { movimiento: string }) => `${movimiento} vuelve a estar por revisar.`,
  avisoVariosDevueltos: ({ n }: { n: number }) =>
    contar(n, 'movimiento vuelve a estar por revisar.', 'movimientos vuelven a estar por revisar.'),
  avisoDeshechoAparte: 'Deshecho. El movimiento vuelve a estar en «Para después».',
  noMovido: ({ movimiento }: { movimiento: string }) => `${movimiento} se quedó donde estaba`,
  avisoRechazada: ({ nombre }: { nombre: string }) => `Rechazada: ${nombre}. No volverá a sugerirse.`,
  avisoVarios: ({ n }: { n: number }) => contar(n, 'movimiento aplicado.', 'movimientos aplicados.'),
  avisoVariosIgnorados: ({ n }: { n: number }) => contar(n, 'movimiento ignorado.', 'movimientos ignorados.'),
  avisoDeshecho: 'Deshecho. El movimiento vuelve a estar por revisar.',
  avisoRechazoDeshecho: 'Deshecho. La sugerencia vuelve a la lista.',
  avisoDeshechos: ({ n }: { n: number }) => contar(n, 'acción deshecha.', 'acciones deshechas.'),
  avisoOmitidas: ({ n }: { n: number }) =>
    contar(n, 'movimiento se quedó como estaba', 'movimientos se quedaron como estaban'),
  omitidaDe: ({ id, mensaje }: { id: number; mensaje: string }) => `Movimiento ${id}: ${mensaje}`,
  sinRespuestaDe: ({ movimiento }: { movimiento: string }) => `${movimiento}: no se sabe si quedó`,
  noAplicado: ({ movimiento }: { movimiento: string }) => `${movimiento} no se aplicó`,
  irAlMovimiento: 'Ver el movimiento',
  deshacer: 'Deshacer',
  nadaQueDeshacer: 'No hay nada que deshacer en esta visita. Lo anterior está en la bitácora.',
  accionesSeleccionadas: ['acción seleccionada', 'acciones seleccionadas'] as const,

  columnas: {
    fechaOperacion: 'Fecha',
    concepto: 'Concepto del banco',
    monto: 'Monto',
    destino: 'Aplicado a',
    razones: 'Por qué',
    revision: 'Revisión',
    puntos: 'Coincidencia',
    cuando: 'Hecho',
    quien: 'Quién',
    texto: 'Qué se hizo',
    motivo: 'Motivo',
    estado: 'Estado',
    fuente: 'Fuente',
    referencia: 'Referencia',
  },
  vigente: 'Vigente',
  deshecha: ({ quien, cuando }: { quien: string; cuando: string }) => `Deshecha por ${quien} el ${cuando}`,
  deshechaCorta: 'Deshecha',
  vacio: {
    maquina: 'Aún no se ha aplicado nada automáticamente.',
    conCargo: 'Ningún movimiento aplicado tiene un cargo igual después.',
    persona: 'Nadie ha aplicado movimientos todavía.',
    ignorados: 'No hay movimientos ignorados.',
    bitacora: 'Aún no se ha conciliado nada.',
  },
  sustantivoAccion: ['acción', 'acciones'] as const,
  clases: {
    aceptar: 'Conciliados',
    rechazar: 'Sugerencias rechazadas',
    ignorar: 'Ignorados',
    posponer: 'Dejados para después',
    clasificar: 'Clasificados',
    deshacer: 'Deshechos',
    retirar: 'Retirados con su importación',
  },
  clase: 'Qué se hizo',
  quienLoHizo: 'Quién lo hizo',
  ver: 'Ver',
  pagoNumero: ({ pagoID }: { pagoID: number }) => `pago ${pagoID}`,
  cargoIgual: ({ fecha, monto, concepto }: { fecha: string; monto: string; concepto: string }) =>
    `Cargo igual el ${fecha} por ${monto}: ${concepto}`,
  confirmadaPor: ({ quien }: { quien: string }) => `Confirmado por ${quien}`,
  porConfirmar: 'Por confirmar',
  confirmar: 'Confirmar',
  confirmados: ({ n }: { n: number }) => contar(n, 'movimiento confirmado', 'movimientos confirmados'),
  noConfirmados: ({ n }: { n: number }) =>
    `${contar(n, 'no se confirmó', 'no se confirmaron')}: se deshizo mientras tanto.`,
  conCargoAviso: ({ n }: { n: number }) =>
    `${contar(n, 'movimiento ya aplicado tiene', 'movimientos ya aplicados tienen')} un cargo igual en esos días: el dinero pudo regresarse. Revísalo y deshazlo o confírmalo.`,
  verConCargo: 'Revisar',
  deshacerTitulo: ({ n }: { n: number }) =>
    `Se ${n === 1 ? 'deshará' : 'desharán'} ${contar(n, 'acción', 'acciones')}`,
  deshacerTexto: ({ suma }: { suma: string }) =>
    `Suman ${suma}. Sus movimientos vuelven a estar por revisar. Si al conciliar se registró un pago, ese pago se rechaza.`,
  noSePuede: 'Ya se deshizo o su movimiento cambió',
  deshacerGrupo: 'Deshacer todo lo de esa vez',
  deshacerGrupoTitulo: ({ cuando }: { cuando: string }) =>
    `Se deshará todo lo que se hizo a la vez el ${cuando}`,
  deshacerGrupoN: ({ n }: { n: number }) =>
    n === 1
      ? 'Fue 1 acción.'
      : `Fueron ${contar(n, 'acción', 'acciones')}; las que sigan vigentes se deshacen.`,
  deshacerGrupoTexto:
    'Sus movimientos vuelven a estar por revisar. Si al conciliar se registró un pago, ese pago se rechaza.',
}
