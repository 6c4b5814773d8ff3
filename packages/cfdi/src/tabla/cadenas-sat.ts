/** What several complements, or versions of one, have in common. */
const domicilio = ` >Domicilio
  Calle NumeroExterior? NumeroInterior? Colonia? Localidad? Referencia? Municipio? Estado Pais CodigoPostal`
const comercioExterior = `>Emisor
 Curp?
${domicilio}
>Propietario
 NumRegIdTrib ResidenciaFiscal
>Receptor
 NumRegIdTrib?
${domicilio}
>Destinatario
 NumRegIdTrib? Nombre?
${domicilio}
>Mercancias
 >Mercancia
  NoIdentificacion FraccionArancelaria? CantidadAduana? UnidadAduana? ValorUnitarioAduana? ValorDolares
  >DescripcionesEspecificas
   Marca Modelo? SubModelo? NumeroSerie?`
const cartaPorte = {
  ubicaciones: `>Ubicaciones
 >Ubicacion
  TipoUbicacion IDUbicacion? RFCRemitenteDestinatario NombreRemitenteDestinatario? NumRegIdTrib? ResidenciaFiscal? NumEstacion? NombreEstacion? NavegacionTrafico? FechaHoraSalidaLlegada TipoEstacion? DistanciaRecorrida?
  >Domicilio
   Calle? NumeroExterior? NumeroInterior? Colonia? Localidad? Referencia? Municipio? Estado Pais CodigoPostal`,
  guias: `  >GuiasIdentificacion
   NumeroGuiaIdentificacion DescripGuiaIdentificacion PesoGuiaIdentificacion
  >CantidadTransporta
   Cantidad IDOrigen IDDestino CvesTransporte?
  >DetalleMercancia
   UnidadPesoMerc PesoBruto PesoNeto PesoTara NumPiezas?
 >Autotransporte
  PermSCT NumPermisoSCT
  >IdentificacionVehicular`,
  seguros: `  >Seguros
   AseguraRespCivil PolizaRespCivil AseguraMedAmbiente? PolizaMedAmbiente? AseguraCarga? PolizaCarga? PrimaSeguro?
  >Remolques
   >Remolque
    SubTipoRem Placa`,
  otros: ` >TransporteAereo
  PermSCT NumPermisoSCT MatriculaAeronave? NombreAseg? NumPolizaSeguro? NumeroGuia LugarContrato? CodigoTransportista RFCEmbarcador? NumRegIdTribEmbarc? ResidenciaFiscalEmbarc? NombreEmbarcador?
 >TransporteFerroviario
  TipoDeServicio TipoDeTrafico NombreAseg? NumPolizaSeguro?
  >DerechosDePaso
   TipoDerechoDePaso KilometrajePagado
  >Carro
   TipoCarro MatriculaCarro GuiaCarro ToneladasNetasCarro
   >Contenedor
    TipoContenedor PesoContenedorVacio PesoNetoMercancia
>FiguraTransporte
 >TiposFigura`,
  partes: `  >PartesTransporte
   ParteTransporte
  >Domicilio
   Calle? NumeroExterior? NumeroInterior? Colonia? Localidad? Referencia? Municipio? Estado Pais CodigoPostal`,
}
const cartaPorte3 = (remolques: string) => `${cartaPorte.ubicaciones}
>Mercancias
 PesoBrutoTotal UnidadPeso PesoNetoTotal? NumTotalMercancias CargoPorTasacion? LogisticaInversaRecoleccionDevolucion?
 >Mercancia
  BienesTransp ClaveSTCC? Descripcion Cantidad ClaveUnidad Unidad? Dimensiones? MaterialPeligroso? CveMaterialPeligroso? Embalaje? DescripEmbalaje? SectorCOFEPRIS? NombreIngredienteActivo? NomQuimico? DenominacionGenericaProd? DenominacionDistintivaProd? Fabricante? FechaCaducidad? LoteMedicamento? FormaFarmaceutica? CondicionesEspTransp? RegistroSanitarioFolioAutorizacion? PermisoImportacion? FolioImpoVUCEM? NumCAS? RazonSocialEmpImp? NumRegSanPlagCOFEPRIS? DatosFabricante? DatosFormulador? DatosMaquilador? UsoAutorizado? PesoEnKg ValorMercancia? Moneda? FraccionArancelaria? UUIDComercioExt? TipoMateria? DescripcionMateria?
  >DocumentacionAduanera
   TipoDocumento NumPedimento? IdentDocAduanero? RFCImpo?
${cartaPorte.guias}
   ConfigVehicular PesoBrutoVehicular PlacaVM AnioModeloVM
${cartaPorte.seguros}
 >TransporteMaritimo
  PermSCT? NumPermisoSCT? NombreAseg? NumPolizaSeguro? TipoEmbarcacion Matricula NumeroOMI AnioEmbarcacion? NombreEmbarc? NacionalidadEmbarc UnidadesDeArqBruto TipoCarga Eslora? Manga? Calado? Puntal? LineaNaviera? NombreAgenteNaviero NumAutorizacionNaviero NumViaje? NumConocEmbarc? PermisoTempNavegacion?
  >Contenedor
   TipoContenedor MatriculaContenedor? NumPrecinto? IdCCPRelacionado? PlacaVMCCP? FechaCertificacionCCP?
${remolques}
${cartaPorte.otros}
  TipoFigura RFCFigura? NumLicencia? NombreFigura NumRegIdTribFigura? ResidenciaFiscalFigura?
${cartaPorte.partes}`

/**
 * What each complement adds to the cadena original: the facts of the SAT's stylesheets (Anexo 20), one block for each.
 * `# Root namespace` opens a block; what is indented under an element is taken inside it.
 *
 * - `Name`: `|` and the attribute, normalised, even when it is absent; `Name?`: only when it exists;
 * - `/a/b`, `/a/b?`: the same with the text of an element; `.`: the text of this element;
 * - `version=1.1:Name`: only in that version;
 * - `>a/b`: for every such child, in document order; `>>a`: at any depth.
 *
 * Pagos, local taxes and airlines have tables of their own, since their values are judged too.
 */
export const CADENAS = `
# Donatarias http://www.sat.gob.mx/donat
version noAutorizacion fechaAutorizacion leyenda
# Divisas http://www.sat.gob.mx/divisas
version tipoOperacion
# LeyendasFiscales http://www.sat.gob.mx/leyendasFiscales
version
>Leyenda
 disposicionFiscal? norma? textoLeyenda
# PFintegranteCoordinado http://www.sat.gob.mx/pfic
version ClaveVehicular Placa RFCPF?
# TuristaPasajeroExtranjero http://www.sat.gob.mx/TuristaPasajeroExtranjero
version fechadeTransito tipoTransito
>datosTransito
 Via TipoId NumeroId Nacionalidad EmpresaTransporte IdTransporte?
# Nomina http://www.sat.gob.mx/nomina12
Version TipoNomina FechaPago FechaInicialPago FechaFinalPago NumDiasPagados TotalPercepciones? TotalDeducciones? TotalOtrosPagos?
>Emisor
 Curp? RegistroPatronal? RfcPatronOrigen?
 >EntidadSNCF
  OrigenRecurso MontoRecursoPropio?
>Receptor
 Curp NumSeguridadSocial? FechaInicioRelLaboral? Antigüedad? TipoContrato Sindicalizado? TipoJornada? TipoRegimen NumEmpleado Departamento? Puesto? RiesgoPuesto? PeriodicidadPago Banco? CuentaBancaria? SalarioBaseCotApor? SalarioDiarioIntegrado? ClaveEntFed
 >SubContratacion
  RfcLabora PorcentajeTiempo
>Percepciones
 TotalSueldos? TotalSeparacionIndemnizacion? TotalJubilacionPensionRetiro? TotalGravado TotalExento
 >Percepcion
  TipoPercepcion Clave Concepto ImporteGravado ImporteExento
  >AccionesOTitulos
   ValorMercado PrecioAlOtorgarse
  >HorasExtra
   Dias TipoHoras HorasExtra ImportePagado
 >JubilacionPensionRetiro
  TotalUnaExhibicion? TotalParcialidad? MontoDiario? IngresoAcumulable IngresoNoAcumulable
 >SeparacionIndemnizacion
  TotalPagado NumAñosServicio UltimoSueldoMensOrd IngresoAcumulable IngresoNoAcumulable
>Deducciones
 TotalOtrasDeducciones? TotalImpuestosRetenidos?
 >Deduccion
  TipoDeduccion Clave Concepto Importe
>OtrosPagos
 >OtroPago
  TipoOtroPago Clave Concepto Importe
  >SubsidioAlEmpleo
   SubsidioCausado
  >CompensacionSaldosAFavor
   SaldoAFavor Año RemanenteSalFav
>Incapacidades
 >Incapacidad
  DiasIncapacidad TipoIncapacidad ImporteMonetario?
# CFDIRegistroFiscal http://www.sat.gob.mx/registrofiscal
Version Folio
# PagoEnEspecie http://www.sat.gob.mx/pagoenespecie
Version CvePIC FolioSolDon PzaArtNombre PzaArtTecn PzaArtAProd PzaArtDim
# ValesDeDespensa http://www.sat.gob.mx/valesdedespensa
version tipoOperacion registroPatronal? numeroDeCuenta total
>Conceptos
 >Concepto
  identificador fecha rfc curp nombre numSeguridadSocial? importe
# NotariosPublicos http://www.sat.gob.mx/notariospublicos
Version
>DescInmuebles
 >DescInmueble
  TipoInmueble Calle NoExterior? NoInterior? Colonia? Localidad? Referencia? Municipio Estado Pais CodigoPostal
>DatosOperacion
 NumInstrumentoNotarial FechaInstNotarial MontoOperacion Subtotal IVA
>DatosNotario
 CURP NumNotaria EntidadFederativa Adscripcion?
>DatosEnajenante
 CoproSocConyugalE
 >DatosUnEnajenante
  Nombre ApellidoPaterno ApellidoMaterno? RFC CURP
 >DatosEnajenantesCopSC
  >DatosEnajenanteCopSC
   Nombre ApellidoPaterno? ApellidoMaterno? RFC CURP? Porcentaje
>DatosAdquiriente
 CoproSocConyugalE
 >DatosUnAdquiriente
  Nombre ApellidoPaterno? ApellidoMaterno? RFC CURP?
 >DatosAdquirientesCopSC
  >DatosAdquirienteCopSC
   Nombre ApellidoPaterno? ApellidoMaterno? RFC CURP? Porcentaje
# VehiculoUsado http://www.sat.gob.mx/vehiculousado
Version montoAdquisicion montoEnajenacion claveVehicular marca tipo modelo numeroMotor? numeroSerie? NIV? valor
>InformacionAduanera
 numero fecha aduana?
# parcialesconstruccion http://www.sat.gob.mx/servicioparcialconstruccion
Version NumPerLicoAut
>Inmueble
 Calle NoExterior? NoInterior? Colonia? Localidad? Referencia? Municipio Estado CodigoPostal
# renovacionysustitucionvehiculos http://www.sat.gob.mx/renovacionysustitucionvehiculos
Version TipoDeDecreto
>DecretoRenovVehicular
 VehEnaj
 >VehiculosUsadosEnajenadoPermAlFab
  PrecioVehUsado TipoVeh Marca TipooClase Año Modelo? NIV? NumSerie? NumPlacas NumMotor? NumFolTarjCir NumPedIm? Aduana? FechaRegulVeh? Foliofiscal
 >VehiculoNuvoSemEnajenadoFabAlPerm
  Año Modelo? NumPlacas RFC?
>DecretoSustitVehicular
 VehEnaj
 >VehiculoUsadoEnajenadoPermAlFab
  PrecioVehUsado TipoVeh Marca TipooClase Año Modelo? NIV? NumSerie? NumPlacas NumMotor? NumFolTarjCir NumFolAvisoint NumPedIm Aduana FechaRegulVeh Foliofiscal
 >VehiculoNuvoSemEnajenadoFabAlPerm
  Año Modelo? NumPlacas RFC?
# certificadodedestruccion http://www.sat.gob.mx/certificadodestruccion
Version Serie NumFolDesVeh
>VehiculoDestruido
 Marca TipooClase Año Modelo? NIV? NumSerie? NumPlacas NumMotor? NumFolTarjCir
>InformacionAduanera
 NumPedImp Fecha Aduana
# obrasarteantiguedades http://www.sat.gob.mx/arteantiguedades
Version TipoBien OtrosTipoBien? TituloAdquirido OtrosTituloAdquirido? Subtotal? IVA? FechaAdquisicion CaracterísticasDeObraoPieza
# ComercioExterior http://www.sat.gob.mx/ComercioExterior11
Version MotivoTraslado? TipoOperacion ClaveDePedimento? CertificadoOrigen? NumCertificadoOrigen? NumeroExportadorConfiable? Incoterm? Subdivision? Observaciones? TipoCambioUSD? TotalUSD?
${comercioExterior}
# ComercioExterior http://www.sat.gob.mx/ComercioExterior20
Version MotivoTraslado? ClaveDePedimento CertificadoOrigen NumCertificadoOrigen? NumeroExportadorConfiable? Incoterm? Observaciones? TipoCambioUSD TotalUSD
${comercioExterior}
# INE http://www.sat.gob.mx/ine
Version TipoProceso TipoComite? IdContabilidad?
>Entidad
 ClaveEntidad Ambito?
 >Contabilidad
  IdContabilidad
# instEducativas http://www.sat.gob.mx/iedu
version nombreAlumno CURP nivelEducativo autRVOE rfcPago?
# VentaVehiculos http://www.sat.gob.mx/ventavehiculos
version ClaveVehicular
version=1.1:Niv
>>InformacionAduanera
 numero fecha aduana?
# detallista http://www.sat.gob.mx/detallista
documentStructureVersion
>orderIdentification/referenceIdentification
 .
/orderIdentification/ReferenceDate? /buyer/gln /seller/gln /seller/alternatePartyIdentification /totalAmount/Amount
>TotalAllowanceCharge/specialServicesType
 .?
>TotalAllowanceCharge/Amount
 .?
# EstadoDeCuentaCombustible http://www.sat.gob.mx/EstadoDeCuentaCombustible12
Version TipoOperacion NumeroDeCuenta SubTotal Total
>Conceptos
 >ConceptoEstadoDeCuentaCombustible
  Identificador Fecha Rfc ClaveEstacion Cantidad TipoCombustible Unidad? NombreCombustible FolioOperacion ValorUnitario Importe
  >Traslados
   >Traslado
    Impuesto TasaOCuota Importe
# ConsumoDeCombustibles http://www.sat.gob.mx/ConsumoDeCombustibles11
version tipoOperacion numeroDeCuenta subTotal? total
>Conceptos
 >ConceptoConsumoDeCombustibles
  identificador fecha rfc claveEstacion tipoCombustible cantidad nombreCombustible folioOperacion valorUnitario importe
  >Determinados
   >Determinado
    impuesto tasaOCuota importe
# GastosHidrocarburos http://www.sat.gob.mx/GastosHidrocarburos10
Version NumeroContrato AreaContractual?
>Erogacion
 TipoErogacion MontocuErogacion Porcentaje
 >DocumentoRelacionado
  OrigenErogacion FolioFiscalVinculado? RFCProveedor? MontoTotalIVA MontoRetencionISR? MontoRetencionIVA? MontoRetencionOtrosImpuestos? NumeroPedimentoVinculado? ClavePedimentoVinculado? ClavePagoPedimentoVinculado? MontoIVAPedimento? OtrosImpuestosPagadosPedimento? FechaFolioFiscalVinculado Mes MontoTotalErogaciones
 >Actividades
  ActividadRelacionada?
  >SubActividades
   SubActividadRelacionada?
   >Tareas
    TareaRelacionada?
 >CentroCostos
  Campo?
  >Yacimientos
   Yacimiento?
   >Pozos
    Pozo?
# IngresosHidrocarburos http://www.sat.gob.mx/IngresosHidrocarburos10
Version NumeroContrato ContraprestacionPagadaOperador Porcentaje
>DocumentoRelacionado
 FolioFiscalVinculado FechaFolioFiscalVinculado Mes
# CartaPorte http://www.sat.gob.mx/CartaPorte20
Version TranspInternac EntradaSalidaMerc? PaisOrigenDestino? ViaEntradaSalida? TotalDistRec?
${cartaPorte.ubicaciones}
>Mercancias
 PesoBrutoTotal UnidadPeso PesoNetoTotal? NumTotalMercancias CargoPorTasacion?
 >Mercancia
  BienesTransp ClaveSTCC? Descripcion Cantidad ClaveUnidad Unidad? Dimensiones? MaterialPeligroso? CveMaterialPeligroso? Embalaje? DescripEmbalaje? PesoEnKg ValorMercancia? Moneda? FraccionArancelaria? UUIDComercioExt?
  >Pedimentos
   Pedimento
${cartaPorte.guias}
   ConfigVehicular PlacaVM AnioModeloVM
${cartaPorte.seguros}
 >TransporteMaritimo
  PermSCT? NumPermisoSCT? NombreAseg? NumPolizaSeguro? TipoEmbarcacion Matricula NumeroOMI AnioEmbarcacion? NombreEmbarc? NacionalidadEmbarc UnidadesDeArqBruto TipoCarga NumCertITC Eslora? Manga? Calado? LineaNaviera? NombreAgenteNaviero NumAutorizacionNaviero NumViaje? NumConocEmbarc?
  >Contenedor
   MatriculaContenedor TipoContenedor NumPrecinto?
${cartaPorte.otros}
  TipoFigura RFCFigura? NumLicencia? NombreFigura? NumRegIdTribFigura? ResidenciaFiscalFigura?
${cartaPorte.partes}
# CartaPorte http://www.sat.gob.mx/CartaPorte30
Version IdCCP TranspInternac RegimenAduanero? EntradaSalidaMerc? PaisOrigenDestino? ViaEntradaSalida? TotalDistRec? RegistroISTMO? UbicacionPoloOrigen? UbicacionPoloDestino?
${cartaPorte3(`  >RemolquesCCP
   >RemolqueCCP
    SubTipoRemCCP PlacaCCP`)}
# CartaPorte http://www.sat.gob.mx/CartaPorte31
Version IdCCP TranspInternac EntradaSalidaMerc? PaisOrigenDestino? ViaEntradaSalida? TotalDistRec? RegistroISTMO? UbicacionPoloOrigen? UbicacionPoloDestino?
>RegimenesAduaneros
 >RegimenAduaneroCCP
  RegimenAduanero
${cartaPorte3(`   >RemolquesCCP
    >RemolqueCCP
     SubTipoRemCCP PlacaCCP`)}
# HidroYPetro http://www.sat.gob.mx/hidrocarburospetroliferos
Version TipoPermiso NumeroPermiso ClaveHYP SubProductoHYP
`
