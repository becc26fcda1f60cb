/** DENSO WAVE, "Point for setting the module size": four or more dots make up each module. */
export const MIN_DOTS = 4;

/**
 * The smallest module for phones, in millimetres: four dots of a 300 dpi printer (DENSO WAVE, "Point for
 * setting the module size"). The GS1 General Specifications require 0.375 to 0.396.
 */
export const MIN_MODULE_MM = 0.33;

/** Four dots at 600 dpi: printers cannot reproduce smaller modules reliably. */
export const MIN_PRINTABLE_MM = 0.169;
