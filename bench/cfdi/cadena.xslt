<?xml version="1.0" encoding="UTF-8"?>
<!-- The cadena original of a CFDI 4.0 (Anexo 20), for libxslt to make beside ours: written for the bench, in the manner of the
     SAT's own (named templates for what must be and what may be there, each value through a third that collapses its white
     space), without the complements, which the bench's documents do not carry. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:cfdi="http://www.sat.gob.mx/cfd/4">
  <xsl:output method="text" encoding="UTF-8"/>
  <xsl:template name="limpio">
    <xsl:param name="valor"/>
    <xsl:value-of select="normalize-space(string($valor))"/>
  </xsl:template>
  <xsl:template name="siempre">
    <xsl:param name="valor"/>
    <xsl:text>|</xsl:text>
    <xsl:call-template name="limpio"><xsl:with-param name="valor" select="$valor"/></xsl:call-template>
  </xsl:template>
  <xsl:template name="siHay">
    <xsl:param name="valor"/>
    <xsl:if test="$valor">
      <xsl:text>|</xsl:text>
      <xsl:call-template name="limpio"><xsl:with-param name="valor" select="$valor"/></xsl:call-template>
    </xsl:if>
  </xsl:template>
  <xsl:template match="/">
    <xsl:text>|</xsl:text>
    <xsl:apply-templates select="cfdi:Comprobante"/>
    <xsl:text>||</xsl:text>
  </xsl:template>
  <xsl:template match="cfdi:Comprobante">
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@Version"/></xsl:call-template>
    <xsl:call-template name="siHay"><xsl:with-param name="valor" select="@Serie"/></xsl:call-template>
    <xsl:call-template name="siHay"><xsl:with-param name="valor" select="@Folio"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@Fecha"/></xsl:call-template>
    <xsl:call-template name="siHay"><xsl:with-param name="valor" select="@FormaPago"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@NoCertificado"/></xsl:call-template>
    <xsl:call-template name="siHay"><xsl:with-param name="valor" select="@CondicionesDePago"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@SubTotal"/></xsl:call-template>
    <xsl:call-template name="siHay"><xsl:with-param name="valor" select="@Descuento"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@Moneda"/></xsl:call-template>
    <xsl:call-template name="siHay"><xsl:with-param name="valor" select="@TipoCambio"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@Total"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@TipoDeComprobante"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@Exportacion"/></xsl:call-template>
    <xsl:call-template name="siHay"><xsl:with-param name="valor" select="@MetodoPago"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@LugarExpedicion"/></xsl:call-template>
    <xsl:call-template name="siHay"><xsl:with-param name="valor" select="@Confirmacion"/></xsl:call-template>
    <xsl:for-each select="cfdi:InformacionGlobal"><xsl:apply-templates select="."/></xsl:for-each>
    <xsl:for-each select="cfdi:CfdiRelacionados"><xsl:apply-templates select="."/></xsl:for-each>
    <xsl:for-each select="cfdi:Emisor"><xsl:apply-templates select="."/></xsl:for-each>
    <xsl:for-each select="cfdi:Receptor"><xsl:apply-templates select="."/></xsl:for-each>
    <xsl:for-each select="cfdi:Conceptos/cfdi:Concepto"><xsl:apply-templates select="."/></xsl:for-each>
    <xsl:for-each select="cfdi:Impuestos"><xsl:apply-templates select="."/></xsl:for-each>
  </xsl:template>
  <xsl:template match="cfdi:InformacionGlobal">
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@Periodicidad"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@Meses"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@Año"/></xsl:call-template>
  </xsl:template>
  <xsl:template match="cfdi:CfdiRelacionados">
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@TipoRelacion"/></xsl:call-template>
    <xsl:for-each select="cfdi:CfdiRelacionado"><xsl:apply-templates select="."/></xsl:for-each>
  </xsl:template>
  <xsl:template match="cfdi:CfdiRelacionado">
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@UUID"/></xsl:call-template>
  </xsl:template>
  <xsl:template match="cfdi:Emisor">
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@Rfc"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@Nombre"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@RegimenFiscal"/></xsl:call-template>
    <xsl:call-template name="siHay"><xsl:with-param name="valor" select="@FacAtrAdquirente"/></xsl:call-template>
  </xsl:template>
  <xsl:template match="cfdi:Receptor">
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@Rfc"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@Nombre"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@DomicilioFiscalReceptor"/></xsl:call-template>
    <xsl:call-template name="siHay"><xsl:with-param name="valor" select="@ResidenciaFiscal"/></xsl:call-template>
    <xsl:call-template name="siHay"><xsl:with-param name="valor" select="@NumRegIdTrib"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@RegimenFiscalReceptor"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@UsoCFDI"/></xsl:call-template>
  </xsl:template>
  <xsl:template match="cfdi:Concepto">
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@ClaveProdServ"/></xsl:call-template>
    <xsl:call-template name="siHay"><xsl:with-param name="valor" select="@NoIdentificacion"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@Cantidad"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@ClaveUnidad"/></xsl:call-template>
    <xsl:call-template name="siHay"><xsl:with-param name="valor" select="@Unidad"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@Descripcion"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@ValorUnitario"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@Importe"/></xsl:call-template>
    <xsl:call-template name="siHay"><xsl:with-param name="valor" select="@Descuento"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@ObjetoImp"/></xsl:call-template>
    <xsl:for-each select="cfdi:Impuestos/cfdi:Traslados/cfdi:Traslado"><xsl:apply-templates select="."/></xsl:for-each>
    <xsl:for-each select="cfdi:Impuestos/cfdi:Retenciones/cfdi:Retencion"><xsl:apply-templates select="."/></xsl:for-each>
    <xsl:for-each select="cfdi:ACuentaTerceros"><xsl:apply-templates select="."/></xsl:for-each>
    <xsl:for-each select="cfdi:InformacionAduanera"><xsl:apply-templates select="."/></xsl:for-each>
    <xsl:for-each select="cfdi:CuentaPredial"><xsl:apply-templates select="."/></xsl:for-each>
    <xsl:for-each select="cfdi:Parte"><xsl:apply-templates select="."/></xsl:for-each>
  </xsl:template>
  <xsl:template match="cfdi:Concepto/cfdi:Impuestos/cfdi:Retenciones/cfdi:Retencion">
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@Base"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@Impuesto"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@TipoFactor"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@TasaOCuota"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@Importe"/></xsl:call-template>
  </xsl:template>
  <xsl:template match="cfdi:Traslado">
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@Base"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@Impuesto"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@TipoFactor"/></xsl:call-template>
    <xsl:call-template name="siHay"><xsl:with-param name="valor" select="@TasaOCuota"/></xsl:call-template>
    <xsl:call-template name="siHay"><xsl:with-param name="valor" select="@Importe"/></xsl:call-template>
  </xsl:template>
  <xsl:template match="cfdi:ACuentaTerceros">
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@RfcACuentaTerceros"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@NombreACuentaTerceros"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@RegimenFiscalACuentaTerceros"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@DomicilioFiscalACuentaTerceros"/></xsl:call-template>
  </xsl:template>
  <xsl:template match="cfdi:InformacionAduanera">
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@NumeroPedimento"/></xsl:call-template>
  </xsl:template>
  <xsl:template match="cfdi:CuentaPredial">
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@Numero"/></xsl:call-template>
  </xsl:template>
  <xsl:template match="cfdi:Comprobante/cfdi:Impuestos">
    <xsl:for-each select="cfdi:Retenciones/cfdi:Retencion"><xsl:apply-templates select="."/></xsl:for-each>
    <xsl:call-template name="siHay"><xsl:with-param name="valor" select="@TotalImpuestosRetenidos"/></xsl:call-template>
    <xsl:for-each select="cfdi:Traslados/cfdi:Traslado"><xsl:apply-templates select="."/></xsl:for-each>
    <xsl:call-template name="siHay"><xsl:with-param name="valor" select="@TotalImpuestosTrasladados"/></xsl:call-template>
  </xsl:template>
  <xsl:template match="cfdi:Comprobante/cfdi:Impuestos/cfdi:Retenciones/cfdi:Retencion">
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@Impuesto"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@Importe"/></xsl:call-template>
  </xsl:template>
  <xsl:template match="cfdi:Parte">
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@ClaveProdServ"/></xsl:call-template>
    <xsl:call-template name="siHay"><xsl:with-param name="valor" select="@NoIdentificacion"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@Cantidad"/></xsl:call-template>
    <xsl:call-template name="siHay"><xsl:with-param name="valor" select="@Unidad"/></xsl:call-template>
    <xsl:call-template name="siempre"><xsl:with-param name="valor" select="@Descripcion"/></xsl:call-template>
    <xsl:call-template name="siHay"><xsl:with-param name="valor" select="@ValorUnitario"/></xsl:call-template>
    <xsl:call-template name="siHay"><xsl:with-param name="valor" select="@Importe"/></xsl:call-template>
    <xsl:for-each select="cfdi:InformacionAduanera"><xsl:apply-templates select="."/></xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
