import { contar } from '../message-type.ts'

/**
 * Texts of the shared parts of the screen and of its frame. Each area keeps its own beside this file; a screen imports
 * its area's texts directly, so that a page carries only the words it shows.
 */
export const interfaz = {
  /** A date field before anybody touched it, said as the calendar's own words say it. */
  fechaVacia: {
    hueco: 'DD/MM/AAAA',
    elegir: 'Elige fecha',
  },
  nombre: 'Valija',
  lema: 'Facturas, lotes y pagos de la agencia',
  saltarAlContenido: 'Saltar al contenido',
  menu: 'Menú',
  abrirMenu: 'Abrir menú',
  bienvenida: 'Te damos la bienvenida,',
  configuraciones: 'Configuraciones',
  entradas: {
    inicio: 'Inicio',
    usuario: 'Usuarios',
    proveedor: 'Proveedores',
    comisionista: 'Comisionistas',
    facturaProveedor: 'Facturas de proveedor',
    facturasComisionista: 'Facturas de comisionista',
    complemento: 'Complementos',
    porFacturar: 'Por facturar',
    listarPagos: 'Pagos',
    conciliacion: 'Conciliación',
    detalleComisiones: 'Detalle de comisiones',
    estadoFacturas: 'Estado de facturas',
    preguntasFrecuentes: 'Preguntas frecuentes',
  },
  cerrarSesion: 'Cerrar sesión',
  cuenta: 'Tu cuenta',
  cuentaEnlace: 'Tu cuenta y tus sesiones',
  colaboradores: 'Colaboradores',
  invitarColaborador: 'Invitar colaborador',
  invitarComisionista: 'Invitar comisionista',
  cuentaDe: ({ correo }: { correo: string }) => `Tu cuenta: ${correo}`,
  direccionDesconocida: 'Esta dirección no existe',
  direccionDesconocidaTexto: ({ direccion }: { direccion: string }) =>
    `En Valija no hay nada en ${direccion}. En un momento te llevamos al inicio.`,
  irAlInicio: 'Ir al inicio',
  sinRol: 'Tu acceso aún no ha sido autorizado',
  temaOscuro: 'Tema oscuro',
  temaClaro: 'Tema claro',
  /** Without a number: what waits could not be read. */
  avisos: ({ n }: { n: number | null }) =>
    n === null
      ? 'Avisos: no se sabe'
      : n === 0
        ? 'Avisos'
        : `Avisos: ${contar(n, 'asunto', 'asuntos')} por resolver`,
  avisosSinLeer: 'No se pudo leer qué te espera. Cierra y vuelve a abrir los avisos.',
  buscar: 'Buscar',
  buscarEnTodo: 'En todo Valija',
  buscarAyuda: 'Localizador, UUID, folio, RFC, nombre, importe…',
  teclaBuscarTodo: 'Buscar desde cualquier lugar, también al escribir',
  /** Without a state: nobody here knows it, because our own server does not answer. */
  sistema: ({ sistema, estado }: { sistema: string; estado: string | null }) =>
    estado === null ? `${sistema}: no se sabe` : `${sistema} ${estado}`,
  /** `real`: the day that stamps are of, where it is another. */
  demostracion: ({ dia, real }: { dia: string; real: string | null }) =>
    `Demostración con datos de muestra. Día de negocio: ${dia}${real === null ? '' : `; fecha real: ${real}`}.`,
  abrirSimulador: 'Abrir el simulador',
  encendidoEnSimulador: ({ que }: { que: readonly string[] }) =>
    `Encendido en el simulador: ${que.join('; ')}.`,
  enPausa: 'Instalación restaurada, en pausa: no se manda ni se elimina nada.',
  verInstalacion: 'Ver qué saldría y ponerla en marcha',
  reconectando:
    'Sin conexión con el servidor. Volvemos a intentar automáticamente; lo que ves puede estar atrasado.',

  cerrar: 'Cerrar',
  cancelar: 'Cancelar',
  reintentar: 'Reintentar',
  copiar: 'Copiar',
  copiado: 'Copiado',
  copialo: 'Quedó seleccionado: cópialo tú',
  masAcciones: 'Más acciones',
  quitar: 'Quitar',
  guardar: 'Guardar',
  cargando: 'Cargando',
  tarda: 'Está tardando más de lo normal',
  tardaTexto: 'Seguimos esperando la respuesta; puedes volver a cargar esta pantalla sin perder lo guardado.',
  opcional: '(opcional)',
  sinDato: '—',
  referencia: ({ referencia }: { referencia: string }) => `Referencia ${referencia}`,
  dondeEstas: 'Dónde estás',

  columnas: 'Columnas',
  columnasRestaurar: 'Mostrar todas',
  descargarRegistros: 'Descargar registros',
  descargarCsv: 'CSV (texto separado por comas)',
  /** Of the last row of a workbook. */
  total: 'Total',
  descargarXlsx: 'Excel (.xlsx)',
  descargarTodos: ({ total }: { total: string }) => `Se descargan todas las filas del filtro: ${total}.`,
  vista: 'Vista',
  filasPorPagina: 'Filas por página',
  filasAutomaticas: 'Automático',
  densidad: 'Renglones',
  densidades: { comoda: 'Cómodos', compacta: 'Compactos' },
  imprimir: 'Imprimir',
  teclaImprimir: 'Imprimir todas las filas',
  filtros: 'Filtros',
  quitarFiltros: 'Quitar filtros',
  quitarFiltro: ({ filtro }: { filtro: string }) => `Quitar el filtro ${filtro}`,
  misFiltros: 'Mis filtros',
  guardarFiltros: 'Guardar los filtros de ahora como',
  nombreDeFiltros: 'Por vencer, mi hotel…',
  quitarFiltroGuardado: ({ nombre }: { nombre: string }) => `Olvidar los filtros «${nombre}»`,
  filtrosLlenos: ({ maximo }: { maximo: number }) =>
    `Ya guardaste ${maximo}, que es lo que cabe. Olvida alguno para guardar otro.`,
  pegarCodigos: 'Pegar códigos',
  pegarCodigosTexto: ({ maximo }: { maximo: number }) =>
    `Pega una columna de códigos, hasta ${maximo}: la lista deja las filas que tienen alguno.`,
  codigos: 'Códigos',
  conCodigos: ({ n }: { n: number }) => contar(n, 'código', 'códigos'),
  muchosCodigos: ({ n, maximo }: { n?: number; maximo: number }) =>
    `${n === undefined ? 'Son más' : `Son ${n.toLocaleString('es-MX')} códigos, más`} de los ${maximo} que se buscan a la vez. Pégalos en partes.`,
  codigosAusentes: ({ n, total }: { n: number; total: number }) =>
    `${n.toLocaleString('es-MX')} de ${contar(total, 'código', 'códigos')} no ${n === 1 ? 'está' : 'están'} en esta lista, con los filtros puestos:`,
  filtrarPorCodigos: 'Filtrar',
  conFiltros: ({ n }: { n: number }) => `con ${contar(n, 'filtro', 'filtros')}`,
  busqueda: ({ texto }: { texto: string }) => `«${texto}»`,
  buscarEn: ({ sustantivo }: { sustantivo: string }) => `Buscar ${sustantivo}`,
  rango: ({ desde, hasta, total }: { desde: string; hasta: string; total: string }) =>
    `${desde}–${hasta} de ${total}`,
  masDe: ({ total }: { total: string }) => `más de ${total}`,
  entreRecientes: ({ n }: { n: number }) =>
    `buscado solo en lo último (${n.toLocaleString('es-MX')}); con tres letras o cifras se busca en todo`,
  paginacion: 'Paginación',
  primeraPagina: 'Primera página',
  paginaAnterior: 'Página anterior',
  paginaSiguiente: 'Página siguiente',
  ultimaPagina: 'Última página',
  acciones: 'Acciones',
  accionesSeleccion: 'Acciones para la selección',
  quitarSeleccion: 'Quitar selección',
  seleccionarFila: ({ fila }: { fila: string }) => `Seleccionar ${fila}`,
  seleccionarTodo: ({ cuantos }: { cuantos: string }) => `Seleccionar todo: ${cuantos}`,
  seleccionarPagina: 'Seleccionar las filas de la página',
  suman: 'Suman',
  /** After how many are chosen, when not all of them are on the page in sight. */
  enEstaPagina: ({ n }: { n: number }) => (n === 0 ? ', ninguno en esta página' : `, ${n} en esta página`),
  ningunoCoincide: ({ plural }: { plural: string }) => `No hay ${plural} que coincidan con los filtros.`,

  arrastraOElige: 'Arrastra aquí los archivos o elígelos de tu equipo',
  arrastraOEligeUno: 'Arrastra aquí el archivo o elígelo de tu equipo',
  soltarAqui: 'Suelta los archivos',
  soltarAquiUno: 'Suelta el archivo',
  elegirArchivos: 'Elegir archivos',
  elegirArchivo: 'Elegir archivo',
  aceptaArchivos: ({ tipos }: { tipos: string }) => `Se aceptan archivos ${tipos}.`,
  archivoNoAceptado: ({ nombre, tipos }: { nombre: string; tipos: string }) =>
    `${nombre} no es un archivo ${tipos}.`,
  archivoGrande: ({ nombre, limite }: { nombre: string; limite: string }) =>
    `${nombre} pesa más de ${limite}.`,
  noSeTomo: 'Esto no se tomó',
  aquiNoSeSuelta: 'No se tomó nada: en esta pantalla no se sueltan archivos.',
  enCualRecuadro: ({ recuadros }: { recuadros: readonly string[] }) =>
    `No se tomó nada, porque aquí hay varios recuadros. Suéltalo en el suyo: ${recuadros.map((uno) => `«${uno}»`).join(' o ')}.`,
  recuadroOcupado: 'No se tomó nada: aún se revisan los archivos de antes. Suéltalo otra vez cuando termine.',
  soltadoIlegible:
    'No se pudo leer lo que soltaste y no se tomó nada. Cierra los archivos que tengas abiertos y suéltalo otra vez, o elígelos con el botón.',
  unSoloArchivo: 'Soltaste varios archivos y aquí va uno solo. Suelta únicamente ese.',
  demasiadosArchivos: ({ limite }: { limite: number }) =>
    limite === 1
      ? 'Se admite un archivo a la vez. Suelta solo uno.'
      : `Se admiten hasta ${limite} archivos a la vez y no se subió ninguno. Suéltalos en partes.`,
  subiendo: ({ hechos, total }: { hechos: number; total: number }) =>
    `${hechos} de ${contar(total, 'archivo subido', 'archivos subidos')}`,
  progresoDe: ({ nombre }: { nombre: string }) => `Progreso de ${nombre}`,
  subido: 'Subido',
  enEspera: 'En espera',
  esperaRed: 'Sin conexión. Se sube automáticamente al volver la red; no cierres esta página.',
  archivoFallo: 'No se subió',

  paso: ({ actual, total }: { actual: number; total: number }) => `Paso ${actual} de ${total}`,
  pasos: 'Pasos',
  atras: 'Atrás',
  continuar: 'Continuar',
  guardandoBorrador: 'Guardando borrador',
  borradorGuardado: ({ hora }: { hora: string }) =>
    `Borrador guardado a las ${hora}. Puedes cerrar y seguir después.`,
  borradorGuardadoCorto: 'Borrador guardado',
  borradorFallo: 'No se pudo guardar el borrador. Lo intentamos de nuevo.',

  campoObligatorio: 'Este dato es necesario',
  mostrarContrasena: 'Mostrar la contraseña',
  ocultarContrasena: 'Ocultar la contraseña',
  sinOpciones: 'Sin resultados',
  abrirLista: 'Abrir la lista',
  limpiar: 'Limpiar',

  bitacoraVacia: 'Aún no hay movimientos.',
  motivo: ({ motivo }: { motivo: string }) => `Motivo: ${motivo}`,

  teclas: 'Teclas rápidas',
  teclasApagar: 'Usar teclas rápidas',
  teclaBuscar: 'Buscar',
  teclaAyuda: 'Ver todas las teclas',
  teclaCerrar: 'Cerrar o cancelar',
  teclaMover: 'Moverse por la lista',
  teclaFilas: 'Fila siguiente y anterior, desde cualquier lugar',
  teclaExportar: 'Descargar los registros de la lista',
  teclaSeleccionar: 'Seleccionar la fila',
  teclaAbrir: 'Abrir la fila',
  general: 'General',
  lista: 'Lista',

  pantallaFallo: 'Esta pantalla no se pudo mostrar',
  pantallaFalloTexto: 'Fue una falla nuestra. Lo que ya estaba guardado sigue ahí.',
  parteFaltante: {
    sinRed: {
      titulo: 'Sin conexión; lo que escribiste sigue aquí',
      mensaje: 'Esta parte se abre cuando vuelva la red.',
    },
    vieja: {
      titulo: 'Hay una versión nueva de Valija',
      mensaje: 'Vuelve a cargar la página para abrir esta parte. Si estás escribiendo algo, guárdalo antes.',
    },
    atorada: {
      titulo: 'Esta parte no terminó de llegar',
      mensaje: 'Vuelve a cargar la página para abrirla. Si estás escribiendo algo, guárdalo antes.',
    },
  },
  noSeAbre: 'No se pudo abrir',
  sinLector:
    'No se pudo leer: a esta página le falta una parte que no llegó. Vuelve a cargarla e intenta de nuevo.',
  recargar: 'Volver a cargar',
  faltaUnaParte: 'No se pudo leer una parte de esta página',
  lugarPorAcabarse: ({ lleno }: { lleno: number }) =>
    `Ya se usa ${lleno} % del lugar para borradores y archivos sin guardar, tuyo o de tu hotel. Guarda los lotes que estén listos o elimina los borradores que ya no uses: al llenarse no se aceptan más.`,
  sinConexion: 'No hay conexión con el servidor. Revisa tu red e intenta de nuevo; no se perdió nada.',
  conexionDetenida:
    'La conexión se detuvo y dejamos de esperar. Revisa tu red e intenta de nuevo; no se perdió nada.',
  respuestaInesperada: 'El servidor dio una respuesta que no esperábamos. Intenta de nuevo.',
} as const
