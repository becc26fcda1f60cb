/**
 * Lets React change a page that the browser has translated. A translator replaces texts with its own elements, or wraps
 * texts in such elements, so that React would throw when it removes a text or inserts a node before it
 * (https://github.com/facebook/react/issues/11538). This script removes the element that now contains the text instead.
 * If there is none, it removes nothing, and inserts at the end. It is part of each page's HTML, so that it runs before
 * hydration.
 *
 * An element that has replaced a text stays when React changes or removes that text. A text that changes must
 * therefore be the only child of its element.
 */
export const TOLERATE_MOVED_NODES =
  '{let p=Node.prototype,{removeChild:r,insertBefore:i}=p,f=(e,n)=>{while(n&&n.parentNode!=e)n=n.parentNode;return n};p.removeChild=function(n){let c=f(this,n);if(c)r.call(this,c);return n};p.insertBefore=function(n,b){return i.call(this,n,f(this,b))}}';
