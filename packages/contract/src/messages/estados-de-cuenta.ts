import { contar } from '../message-type.ts'

type Hojas = readonly { nombre: string; antes: number }[]
type Lugar = { n: number; hojas: Hojas }
/** Rows are counted on from sheet to sheet; who looks for one opens its sheet. */
const lugarDe = ({ n, hojas }: Lugar): string => {
  const hoja = hojas.findLast(({ antes }) => antes < n)
  return hoja ? `${n - hoja.antes} de la hoja «${hoja.nombre}»` : `${n}`
}

/** Texts of the bank statement import. Documented wording is exact. */
export const estadosDeCuenta = {
  fuenteDesconocida: 'Elige de qué banco o terminal es el estado de cuenta.',
  estadoNoEsHoja:
    'Su contenido no es una hoja de cálculo ni una lista de movimientos, aunque así se llame. Descárgalo de nuevo del banco como Excel o CSV.',
  estadoParaSistemas:
    'El archivo es de los que el banco da para sistemas (MT940, CAMT.053 u OFX) y aquí no se lee. Descarga los mismos movimientos como Excel o CSV.',
  estadoMuyGrande: 'El archivo es demasiado grande. Descarga un periodo más corto.',
  estadoAgotado:
    'El archivo tarda demasiado en leerse y no se leyó. Descarga un periodo más corto, o copia sus renglones a una hoja nueva, guárdala como .xlsx y cárgala.',
  estadoIlegible:
    'El archivo está dañado o protegido y no se puede leer. Descárgalo de nuevo del banco; si pide contraseña para abrirse, quítasela en Excel y guárdalo.',
  estadoVacio: 'El archivo no tiene movimientos. Revisa el periodo que descargaste.',
  estadoDeOtroFormato: ({
    nombre,
    pareceDe,
    encabezadoEn,
    esperadoEn,
    seLeePorEncabezados,
  }: {
    nombre: string
    pareceDe: number
    encabezadoEn: number | null
    esperadoEn: number
    seLeePorEncabezados: boolean
  }) => {
    if (pareceDe > 0)
      return `Los encabezados del archivo no son los de ${nombre}, sino los de ${pareceDe === 1 ? 'esta fuente' : 'estas fuentes'}. Usa la suya o elige otro archivo.`
    if (encabezadoEn !== null)
      return `Los encabezados están en el renglón ${encabezadoEn} y en ${nombre} van en el ${esperadoEn}. Deja el archivo como lo da el banco, o agrega en Fuentes una que empiece en ese renglón.`
    if (seLeePorEncabezados)
      return `Los encabezados del archivo no son los de ${nombre}. Si es de otro banco, elige el suyo en Fuente (o «Otro banco»): se lee por sus encabezados.`
    return `Los encabezados del archivo no son los de ${nombre}, o no dicen qué columna trae la fecha, el concepto y lo que entró y salió. Revisa que sea el estado de cuenta completo, o crea su fuente con este mismo archivo.`
  },
  // A year of four figures says where it is.
  estadoConFechasAmbiguas: ({ renglon, texto }: { renglon: number; texto: string }) =>
    `No se sabe si las fechas vienen como ${/\d{4}/.test(texto) ? 'día/mes o como mes/día' : 'día/mes, mes/día o con el año primero'} (renglón ${renglon}: ${texto}). Descarga el archivo de nuevo del banco sin abrirlo en Excel, o agrega en Fuentes una con su formato de fecha.`,
  estadoDeOtraMoneda: ({ cuenta, moneda }: { cuenta: string; moneda: string }) =>
    `La cuenta ${cuenta} no es de ${moneda} en los métodos de pago. Elige la fuente de su moneda.`,
  estadoDiceOtraMoneda: ({ nombre, monedas }: { nombre: string; monedas: readonly string[] }) =>
    `El archivo dice que es de ${monedas.join(' y ')} y ${nombre} es de otra moneda. Elige la fuente de su moneda; si trae varias, descarga una por archivo.`,
  estadoDeVariasCuentas: ({ cuentas }: { cuentas: readonly string[] }) =>
    `El archivo trae movimientos de ${cuentas.length} cuentas (${cuentas
      .slice(0, 5)
      .map((cuenta) => `…${cuenta.slice(-4)}`)
      .join(', ')}). Descarga del banco un archivo por cuenta.`,
  estadoConFechasSinAno: ({ renglon, texto }: { renglon: number; texto: string }) =>
    `Las fechas no traen el año (renglón ${renglon}: ${texto}) y el archivo no dice de qué periodo es. Escribe en un renglón arriba de la tabla «Periodo del» y «al» con sus fechas completas, guárdalo y cárgalo otra vez.`,
  estadoDeVariasHojas: ({ hojas }: { hojas: readonly string[] }) =>
    `El archivo trae movimientos en ${hojas.length} hojas (${hojas.slice(0, 5).join(', ')}) y sus días o saldos no siguen de una a otra: no se sabe si son de la misma cuenta. Guarda cada hoja como un archivo y cárgalas por separado.`,
  estadoSinPrueba:
    'El archivo no separa sus columnas y los saldos no comprueban cuál es cada una. Descárgalo del banco como Excel o CSV, o ábrelo en Excel con Datos › Texto en columnas, guárdalo como .xlsx y crea su fuente con ese archivo.',
  estadoEnMiles:
    'El archivo dice que sus cifras están en miles o en millones: no traen los centavos de cada movimiento. Descarga del banco los movimientos con sus importes completos.',
  estadoDeTarjeta:
    'Es el estado de una tarjeta de crédito, no el de una cuenta: nadie les paga ahí y sus compras se leerían como abonos. Carga el de la cuenta en la que se recibe el dinero.',
  importacionDeshecha: 'Esta importación ya se había deshecho.',
  fechaIlegible: 'Error al obtener la fecha de la operación',
  importeIlegible: 'El importe no se puede leer',
  importeAmbiguo: 'El importe se puede leer de dos formas: corrige sus separadores',
  sinImporte: 'No tiene cargo ni abono',
  cargoYAbono: 'Tiene cargo y abono a la vez',
  pareceTotal: 'Parece un total o un saldo y trae fecha e importe: revisa si es un movimiento',
  fechasMesPrimero: ({ texto, ...lugar }: Lugar & { texto: string }) =>
    `Las fechas de este archivo traen primero el mes y así se leyeron: el renglón ${lugarDe(lugar)} dice ${texto}. Revisa el periodo antes de importarlo.`,
  signosSinCargos:
    'Todos los importes se leen como abonos y ninguno como cargo. Revisa que el archivo traiga el signo de lo que salió de la cuenta antes de importarlo.',
  signosNingunCargo:
    'Ningún renglón se leería como cargo: todos serían abonos. Si el archivo trae lo que salió de la cuenta, di en qué columna viene; si viene en la misma con su signo, escribe su encabezado en Cargos y en Abonos.',
  signosAlReves:
    'El saldo solo cuadra si los cargos son abonos y los abonos cargos. Revisa qué columna es cuál antes de importarlo.',
  signosAlRevesEnPalabras:
    'Lo que el banco llama recibido o depósito se lee como cargo, y lo enviado como abono. Revisa qué columna es cuál antes de importarlo.',
  sinFechaNiImporte: 'No tiene fecha ni importe que se puedan leer',
  textosDeMas: 'Sus textos juntos pasan de 2,000 letras: acórtalos en el archivo y cárgalo otra vez',
  celdasDeMas: 'Tiene más celdas que el encabezado: una coma del texto o de un importe recorrió las demás',
  signoSinPrueba:
    'No se sabe si entró o salió de la cuenta: el archivo no trae signo, ni saldo anterior con qué comparar',
  sinAplicar: 'El banco lo da como pendiente, rechazado o cancelado: ese dinero no se ha movido',
  repetidoEnOtraHoja: 'Está igual en otra hoja del archivo y se cuenta una sola vez',
  deOtraHoja: 'Está en una hoja que no se pudo leer: cárgala como un archivo aparte si trae movimientos',
  fechaFueraDeLugar: 'Su día está lejos de los que dice el archivo, o todavía no llega',
  deOtraCuenta: 'Está debajo del número de otra cuenta',
  deOtraTabla: 'Está debajo de otros encabezados, que no son los de los movimientos de arriba',
  pagosSincronizados: '¡Éxito! Los pagos se han sincronizado correctamente',
  errorSincronizar: 'Ocurrió un error al sincronizar los pagos...',
}

type Conteo = { renglon: number; de: 'movimientos' | 'cargos' | 'abonos'; dice: number; leidos: number }

export const estadosDeCuentaPantalla = {
  titulo: 'Estado de cuenta',
  esperaSuFuente: ({ nombre }: { nombre: string }) => `${nombre} espera: se lee en cuanto elijas su fuente.`,
  fuente: 'Fuente',
  elige: 'Elige una',
  archivo: 'Archivo',
  subir: 'Sube el estado de cuenta',
  tipos: '.xls, .xlsx, .csv, .txt, .prn o .html',
  reglas: 'Un archivo .xls, .xlsx, .csv, .txt, .prn o .html, tal como lo da el banco, 25 MB como máximo.',
  leerArchivo: ({ nombre }: { nombre: string }) => `Leer ${nombre}`,
  usarFuente: ({ nombre }: { nombre: string }) => `Usar ${nombre}`,
  crearFuente: 'Crear la fuente con este archivo',
  leyendo: 'Leyendo el estado de cuenta',
  previa: 'Antes de guardar',
  nadaGuardado: 'Todavía no se ha guardado nada.',
  cuenta: 'Cuenta',
  periodo: 'Periodo',
  leidas: 'Movimientos leídos',
  nuevas: 'Nuevos',
  yaImportadas: 'Ya importados',
  sumaCargos: 'Suma de cargos',
  sumaAbonos: 'Suma de abonos',
  saldoFinal: 'Saldo final',
  ilegibles: ({ n }: { n: number }) =>
    `${contar(n, 'renglón no se puede leer y se queda fuera', 'renglones no se pueden leer y se quedan fuera')}`,
  renglon: (lugar: Lugar) => `Renglón ${lugarDe(lugar)}`,
  enVariasHojas: ({ hojas }: { hojas: Hojas }) =>
    `El archivo trae ${hojas.length} hojas: ${hojas.map(({ nombre }) => nombre).join(', ')}.`,
  yMas: ({ n }: { n: number }) => `y ${contar(n, 'renglón más', 'renglones más')}`,
  importadasCon: ({ n, fuentes }: { n: number; fuentes: readonly string[] }) =>
    `${contar(n, 'movimiento de este archivo ya está importado', 'movimientos de este archivo ya están importados')} con la fuente ${fuentes.join(' y ')} y no se ${n === 1 ? 'cuenta' : 'cuentan'} otra vez. Revisa que hayas elegido la fuente correcta.`,
  saltos: ({ renglones, n, hojas }: { renglones: readonly number[]; n: number; hojas: Hojas }) =>
    `El saldo no sigue del anterior en ${renglones.length === 1 ? 'el renglón' : 'los renglones'} ${renglones.map((one) => lugarDe({ n: one, hojas })).join(', ')}${
      n > renglones.length ? ` y ${n - renglones.length} más` : ''
    }: puede faltar o sobrar un movimiento.`,
  descuadre: ({
    renglon,
    columna,
    dice,
    suma,
    hojas,
  }: {
    renglon: number
    columna: 'cargos' | 'abonos' | 'saldo'
    dice: string
    suma: string
    hojas: Hojas
  }) =>
    columna === 'saldo'
      ? `El renglón ${lugarDe({ n: renglon, hojas })} dice que el saldo final es ${dice}, y el del último movimiento es ${suma}.`
      : `El renglón ${lugarDe({ n: renglon, hojas })} dice que los ${columna} suman ${dice}, y los leídos suman ${suma}: puede faltar o sobrar un movimiento.`,
  conteo: ({ renglon, de, dice, leidos, hojas }: Conteo & { hojas: Hojas }) =>
    `El renglón ${lugarDe({ n: renglon, hojas })} dice que son ${dice.toLocaleString('es-MX')} ${de}, y se leyeron ${leidos.toLocaleString('es-MX')}: puede faltar o sobrar alguno.`,
  /** After what does not agree, before it is imported. */
  nadaSolo:
    'Si lo importas así, nada de este archivo se conciliará automáticamente: lo revisará una persona.',
  importadosSinCuadrar: ({ n }: { n: number }) =>
    `Se importaron ${contar(n, 'movimiento', 'movimientos')}, pero no cuadran con los totales que dice el archivo. Ninguno se concilia automáticamente: revísalos, o deshaz la importación y carga el archivo completo.`,
  noCuadra: 'No cuadra con su archivo',
  euros: 'Los movimientos en EUR se guardan y se muestran; no generan pagos.',
  primeros: ({ n, total }: { n: number; total: number }) => `Los primeros ${n} de ${total} movimientos.`,
  yaImportado: 'Ya importado',
  nuevo: 'Nuevo',
  importar: ({ n }: { n: number }) => `Importar ${contar(n, 'movimiento', 'movimientos')}`,
  otroArchivo: 'Elegir otro archivo',
  nadaNuevo: 'Todos los movimientos de este archivo ya estaban importados.',
  sinPermiso: 'Solo un administrador puede importar estados de cuenta.',
  importaciones: 'Importaciones',
  movimientos: 'Movimientos',
  sustantivoImportacion: ['importación', 'importaciones'] as const,
  sustantivoMovimiento: ['movimiento', 'movimientos'] as const,
  vacioImportaciones: 'Aún no se ha importado ningún estado de cuenta.',
  vacioMovimientos: 'Aún no hay movimientos.',
  vacioFiltros: 'Nada coincide con la búsqueda.',
  deshacer: 'Deshacer',
  deshacerTitulo: ({ nombre }: { nombre: string }) => `Se deshará la importación de ${nombre}`,
  deshacerTexto: ({ n }: { n: number }) =>
    `Se quitarán ${contar(n, 'movimiento', 'movimientos')}. El archivo se puede importar otra vez.`,
  deshecha: 'Importación deshecha',
  yaDeshecha: 'Deshecha',
  deshacerConciliados: 'Deshacer también sus conciliaciones',
  fuentes: 'Fuentes',
  conciliar: 'Conciliar',
  importados: ({ n }: { n: number }) =>
    `Se importaron ${contar(n, 'movimiento', 'movimientos')}. Lo que es exacto y único se concilia automáticamente; lo demás espera tu revisión.`,
  vigente: 'Vigente',
  sinIdentificar: 'Sin identificar',
  estados: {
    sinIdentificar: 'Sin identificar',
    parcial: 'Aplicado en parte',
    conciliado: 'Conciliado',
    ignorado: 'Ignorado',
  },
  si: 'Sí',
  no: 'No',
  columnas: {
    creadoEn: 'Importado',
    archivo: 'Archivo',
    desde: 'Desde',
    hasta: 'Hasta',
    quien: 'Importó',
    estado: 'Estado',
    fechaOperacion: 'Fecha',
    concepto: 'Concepto',
    referencia: 'Referencia',
    referenciaAmpliada: 'Referencia ampliada',
    cargos: 'Cargos',
    abonos: 'Abonos',
    saldo: 'Saldo',
    meses: 'Meses',
    pagoAplicado: 'Pago aplicado',
    pagoValido: 'Pago válido',
    moneda: 'Moneda',
  },
}
