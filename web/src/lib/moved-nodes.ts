/**
 * Lets React change a page that the browser translates. The translator replaces texts with elements of
 * its own or moves them there, so that React would throw when it removes a text or inserts before it
 * (https://github.com/facebook/react/issues/11538). The element that now contains a text is removed in
 * its place; if there is none, nothing is removed and insertions go to the end. Part of each page's HTML,
 * so that it runs before hydration.
 *
 * What replaced a text stays when React changes or removes that text. A text that changes must therefore
 * be the only child of its element.
 */
export const TOLERATE_MOVED_NODES =
  '{let p=Node.prototype,{removeChild:r,insertBefore:i}=p,f=(e,n)=>{while(n&&n.parentNode!=e)n=n.parentNode;return n};p.removeChild=function(n){let c=f(this,n);if(c)r.call(this,c);return n};p.insertBefore=function(n,b){return i.call(this,n,f(this,b))}}';
